import { contar } from '@garita/domain/formato/contar';
import { toast } from '../../components/toast';
import { useLatest } from '../../components/useLatest';
import { undoLote } from '../lote/undoLote';
import type { Veto, VetosScreenProps } from './VetosScreenProps';

const LEVANTAR = {
  id: 'levantar',
  hecho: (count: number) => contar(count, 'veto levantado', 'vetos levantados'),
} as const;

/**
 * Returns a function that shows a notice about vetoed names, with an undo. The undo lifts the
 * viewer's own veto on each name.
 * @param vetos the loaded vetoes, newest first
 */
export function useTellVetados(
  vetos: readonly Veto[],
  { viewer, onLiftLote }: Pick<VetosScreenProps, 'viewer' | 'onLiftLote'>,
): (nombres: readonly string[]) => void {
  // The list is refetched after the vetoes are added, so its ids are read when the user presses.
  const ownOf = useLatest((nombres: readonly string[]) =>
    vetos.filter(
      ({ nombre, estado, encargadoNombre }) =>
        nombres.includes(nombre) && estado === 'vigente' && encargadoNombre === viewer.usuario,
    ),
  );
  const undo = (nombres: readonly string[]) => {
    const rows = ownOf(nombres);
    const lost = nombres.length - rows.length;
    if (lost > 0)
      toast.error({
        text: `Sin deshacer: ${lost} de ${nombres.length}. Mira cómo están en la lista.`,
      });
    if (rows.length > 0)
      void undoLote({
        inverso: LEVANTAR,
        rows,
        nombreOf: ({ nombre }) => nombre,
        send: onLiftLote,
      });
  };
  return (nombres) =>
    toast.success({
      text: contar(nombres.length, 'nombre vetado', 'nombres vetados'),
      action: { label: 'Deshacer', onPress: () => undo(nombres) },
    });
}
