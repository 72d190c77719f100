import { useWrite } from '../data/useWrite';

/** Marks some as read. Where that fails they stay new, which is no harm and needs no word: their reader is on their way. */
export function useLeerAviso() {
  const leerAvisos = useWrite('leerAvisos', { isToldElsewhere: true });
  const leerVarios = (ids: readonly number[]) =>
    void leerAvisos({ ids: [...ids] }).catch(() => undefined);
  return {
    leerVarios,
    leer: ({ id, leido }: { readonly id: number; readonly leido: boolean }) => {
      if (!leido) leerVarios([id]);
    },
  };
}
