import { useWrite } from '../data/useWrite';

/**
 * Marks notices as read. A failure is not reported: the notices stay unread, and the user is
 * already going to another screen.
 */
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
