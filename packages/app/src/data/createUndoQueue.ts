import { createStore, type Store } from '../portal/createStore';

/** How long an answer can be undone before it is sent, in milliseconds. */
export const UNDO_MS = 5_000;

export interface Decision {
  /** Unique among the pending answers. */
  readonly id: string;
  /** The text beside the undo button, e.g. `Ausencia de Recluta aceptada`. */
  readonly texto: string;
  /**
   * Sends the write, always with the same Idempotency-Key. Rejects if it fails.
   * @param keepalive whether the page may close before the response
   */
  readonly send: (keepalive: boolean) => Promise<unknown>;
}

export interface UndoQueueDeps {
  /** Schedules a callback after `ms` milliseconds. @returns a function that cancels it */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Shows the undo button. @returns a function that removes it */
  readonly offer: (texto: string, undo: () => void) => () => void;
  readonly tellFailure: (decision: Decision, error: unknown) => void;
}

export interface UndoQueue extends Pick<Store<readonly Decision[]>, 'getState' | 'subscribe'> {
  readonly decide: (decision: Decision) => void;
  /** Undoes the latest unsent answer. @returns its id; null without one */
  readonly undo: () => string | null;
  /** Sends all pending answers now. @returns their requests */
  readonly flush: (keepalive: boolean) => readonly Promise<void>[];
}

/**
 * A queue of answers that outlives their screen: leaving the screen does not undo them. The state
 * holds the pending answers and those being sent. Lists hide the rows of these answers.
 */
export function createUndoQueue({ after, offer, tellFailure }: UndoQueueDeps): UndoQueue {
  const { getState, subscribe, set } = createStore<readonly Decision[]>([]);
  /** Answers that can be undone, each with the function that cancels its timer. */
  const open = new Map<Decision, () => void>();
  let withdraw: (() => void) | null = null;
  const last = (): Decision | undefined => [...open.keys()].at(-1);
  const showOffer = (): void => {
    withdraw?.();
    const decision = last();
    const others = open.size - 1;
    withdraw = decision
      ? offer(
          others === 0 ? decision.texto : `${decision.texto} (y ${others} más por enviar)`,
          undo,
        )
      : null;
  };
  const close = (decision: Decision): void => {
    const wasLast = last() === decision;
    open.get(decision)?.();
    open.delete(decision);
    if (wasLast) showOffer();
  };
  const forget = (decision: Decision): void => set(getState().filter((one) => one !== decision));
  const send = async (decision: Decision, keepalive: boolean): Promise<void> => {
    close(decision);
    try {
      await decision.send(keepalive);
    } catch (error) {
      tellFailure(decision, error);
    } finally {
      forget(decision);
    }
  };
  function undo(): string | null {
    const decision = last();
    if (!decision) return null;
    close(decision);
    forget(decision);
    return decision.id;
  }
  return {
    getState,
    subscribe,
    decide(decision) {
      if (getState().some(({ id }) => id === decision.id)) return;
      set([...getState(), decision]);
      open.set(
        decision,
        after(UNDO_MS, () => void send(decision, false)),
      );
      showOffer();
    },
    undo,
    flush: (keepalive) => [...open.keys()].map((decision) => send(decision, keepalive)),
  };
}
