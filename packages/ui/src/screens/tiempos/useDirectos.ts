import { useRef, useState } from 'react';
import { describeRefusal } from '../../form/refusal';
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

interface DirectosOptions extends Pick<TiemposScreenProps, 'onAct' | 'onAviso'> {
  /** Called after an act succeeded. */
  onDone: () => void;
}

const keyOf = (acto: Directo): number => ('tiempo' in acto ? acto.tiempo.id : TODOS);

/**
 * Acts without a question. Times are independent, so each may have its own pending act. A refusal
 * becomes a notice.
 */
export function useDirectos({ onAct, onAviso, onDone }: DirectosOptions): Directos {
  const [pending, setPending] = useState<Directos['pending']>(new Map());
  // A ref, because state would let a second press through before the next render.
  const busy = useRef(new Set<number>());
  const attempt = async (acto: Directo): Promise<void> => {
    const id = keyOf(acto);
    try {
      await onAct(acto);
      onDone();
    } catch (error) {
      onAviso(describeRefusal(error));
    } finally {
      busy.current.delete(id);
      setPending((now) => new Map([...now].filter(([other]) => other !== id)));
    }
  };
  const run = (acto: Directo): void => {
    const id = keyOf(acto);
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setPending((now) => new Map(now).set(id, acto.accion));
    void attempt(acto);
  };
  return { pending, run };
}
