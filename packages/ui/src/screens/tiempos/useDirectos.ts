import { useRowAct } from '../useRowAct';
import type { ActoDeTodos, ActoTiempo, TiemposScreenProps } from './TiemposScreenProps';

type Directo = ActoTiempo | ActoDeTodos;

/** Key of the acts on all times. */
export const TODOS = 0;

interface Directos {
  /** The pending act of each time's id; `TODOS` for an act on all. */
  readonly pending: ReadonlyMap<number, Directo['accion']>;
  /** Sends at once. Ignored while an act on the same time is pending. */
  readonly run: (acto: Directo) => void;
}

interface DirectosOptions extends Pick<TiemposScreenProps, 'onAct'> {
  /** Called after an act succeeded. */
  onDone: () => void;
}

/** Acts without a question. A refusal becomes a notice. */
export function useDirectos({ onAct, onDone }: DirectosOptions): Directos {
  const { pending, run } = useRowAct<{ id: number; acto: Directo }, Directo['accion']>(
    async ({ acto }) => {
      await onAct(acto);
      onDone();
    },
  );
  return {
    pending,
    run: (acto) => void run({ id: 'tiempo' in acto ? acto.tiempo.id : TODOS, acto }, acto.accion),
  };
}
