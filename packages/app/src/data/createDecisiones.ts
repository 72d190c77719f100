import { createStore, type Store } from '../portal/createStore';

/** After so long an answer can no longer be taken back, and is sent. Milliseconds. */
export const UNDO_MS = 5_000;

/** An answer that somebody has given. */
export interface Decision {
  /** What it is about: no two that wait are about the same. */
  readonly id: string;
  /** What was decided, as it is shown beside the way back: `Ausencia de Recluta aceptada`. */
  readonly texto: string;
  /** Makes its write, always under the same key. @param keepalive the page may be gone before it is answered. Rejects with a refusal. */
  readonly send: (keepalive: boolean) => Promise<unknown>;
}

export interface DecisionesDeps {
  /** Does something after so many milliseconds. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Offers to take an answer back. @returns takes the offer away */
  readonly offer: (texto: string, undo: () => void) => () => void;
  /** Tells why an answer that was given could not be sent. */
  readonly tellFailure: (decision: Decision, error: unknown) => void;
}

export interface Decisiones extends Pick<Store<readonly Decision[]>, 'getState' | 'subscribe'> {
  /** Keeps an answer for as long as it can be taken back. */
  readonly decide: (decision: Decision) => void;
  /** Takes the last one back that is not sent yet. @returns what it was about; null where there is none */
  readonly undo: () => string | null;
  /** Sends all that wait at once. @returns their requests */
  readonly flush: (keepalive: boolean) => readonly Promise<void>[];
}

/**
 * Answers that are sent once they can no longer be taken back. They belong to no screen: whoever goes on to another leaves them behind, not undone.
 * Its state is what is not to be shown as waiting any more: those that can be taken back, the oldest first, and those that are being sent.
 */
export function createDecisiones({ after, offer, tellFailure }: DecisionesDeps): Decisiones {
  const { getState, subscribe, set } = createStore<readonly Decision[]>([]);
  /** Those that can be taken back, with what calls their sending off. */
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
