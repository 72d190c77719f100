import { useRowAct } from '../useRowAct';
import type { ActoDeTodos, ActoTiempo, TiemposScreenProps } from './TiemposScreenProps';

type DirectAct = ActoTiempo | ActoDeTodos;

/** Key of the acts on all times. */
export const TODOS = 0;

interface DirectActs {
  /** The pending act of each time's id; `TODOS` for an act on all. */
  readonly pending: ReadonlyMap<number, DirectAct['accion']>;
  /** Sends at once. Ignored while an act on the same time is pending. */
  readonly run: (acto: DirectAct) => void;
}

interface DirectActsOptions extends Pick<TiemposScreenProps, 'onAct'> {
  onDone: () => void;
}

/** Acts without a question. A refusal becomes a notice. */
export function useDirectActs({ onAct, onDone }: DirectActsOptions): DirectActs {
  const { pending, run } = useRowAct<{ id: number; acto: DirectAct }, DirectAct['accion']>(
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
