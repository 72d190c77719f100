import { useWrite } from '../data/useWrite';

/** A failure is silent: the notices stay unread, and the user is already leaving for the page. */
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
