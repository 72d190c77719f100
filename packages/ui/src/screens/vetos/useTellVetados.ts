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
 * newest veto on each name.
 * @param vetos the loaded vetoes, newest first
 */
export function useTellVetados(
  vetos: readonly Veto[],
  send: VetosScreenProps['onLiftLote'],
): (nombres: readonly string[]) => void {
  // The list is refetched after the vetoes are added, so its ids are read when the user presses.
  const newestOf = useLatest((nombres: readonly string[]) =>
    nombres.flatMap((nombre) => vetos.find((veto) => veto.nombre === nombre) ?? []),
  );
  return (nombres) =>
    toast.success({
      text: contar(nombres.length, 'nombre vetado', 'nombres vetados'),
      action: {
        label: 'Deshacer',
        onPress: () =>
          void undoLote({
            inverso: LEVANTAR,
            rows: newestOf(nombres),
            nombreOf: ({ nombre }) => nombre,
            send,
          }),
      },
    });
}
