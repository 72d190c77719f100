import { useRef, useState } from 'react';
import { describeRefusal } from '../../form/refusal';
import type { ActoDeTodos, ActoTiempo, TiemposScreenProps } from './TiemposScreenProps';

type Directo = ActoTiempo | ActoDeTodos;

/** Stands for all sessions where an id is asked for. */
export const TODOS = 0;

interface Directos {
  /** What is under way, by session; by `TODOS` what is done to all at once. */
  readonly pending: ReadonlyMap<number, Directo['accion']>;
  /** Does it at once. Ignored while something is under way on the same session. */
  readonly run: (acto: Directo) => void;
}

interface DirectosOptions extends Pick<TiemposScreenProps, 'onAct' | 'onAviso'> {
  /** Told when one has been done. */
  onDone: () => void;
}

const keyOf = (acto: Directo): number => ('tiempo' in acto ? acto.tiempo.id : TODOS);

/** Acts that ask nothing first. Sessions are independent of each other, so each may have its own under way; a refusal is told as a notice. */
export function useDirectos({ onAct, onAviso, onDone }: DirectosOptions): Directos {
  const [pending, setPending] = useState<Directos['pending']>(new Map());
  // State would let a second press through before the next render.
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
