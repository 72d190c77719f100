import { useRowAct } from '../useRowAct';
import type { ActoDeTodos, ActoTiempo, TiemposScreenProps } from './TiemposScreenProps';

type DirectAct = ActoTiempo | ActoDeTodos;

/** The key of a pending act on all times. */
export const TODOS = 0;

interface DirectActs {
  /** The pending act of each time, by its id; `TODOS` is the key of an act on all times. */
  readonly pending: ReadonlyMap<number, DirectAct['accion']>;
  /** Sends an act without confirmation. Ignored while an act on the same time is pending. */
  readonly run: (acto: DirectAct) => void;
}

interface DirectActsOptions extends Pick<TiemposScreenProps, 'onAct'> {
  onDone: () => void;
}

/** The acts that need no confirmation. A refusal becomes a notice. */
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
