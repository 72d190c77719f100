import { useRef, useState } from 'react';
import { describeRefusal, isRefusal } from '../form/refusal';

/** A write of a screen: resolves on success, rejects with a `Refusal`. */
export type Act<Args extends unknown[]> = (...args: Args) => Promise<unknown>;

interface ActFailure {
  readonly texto: string;
  /** Whether the shown data is out of date (409, 404), so that a retry cannot succeed. */
  readonly isStale: boolean;
}

export type ActState =
  | { readonly kind: 'idle' | 'pending' | 'done' }
  | { readonly kind: 'failed'; readonly failure: ActFailure };

const IDLE: ActState = { kind: 'idle' };

const toFailure = (error: unknown): ActFailure => ({
  texto: describeRefusal(error),
  isStale: isRefusal(error) && (error.httpStatus === 409 || error.httpStatus === 404),
});

interface RunningAct<Args extends unknown[]> {
  readonly state: ActState;
  /** Starts the act; ignored while pending, so that a second press has no effect (AUT-06). */
  readonly run: (...args: Args) => void;
}

/**
 * Runs a screen's write and holds its state, so that all screens show pending, refused and finished
 * acts in the same way.
 * @param onDone called after a success, e.g. to close the dialog.
 */
export function useAct<Args extends unknown[]>(
  act: Act<Args>,
  onDone?: (...args: Args) => void,
): RunningAct<Args> {
  const [state, setState] = useState<ActState>(IDLE);
  const isRunning = useRef(false);
  const attempt = async (args: Args): Promise<void> => {
    try {
      await act(...args);
      setState({ kind: 'done' });
      onDone?.(...args);
    } catch (error) {
      setState({ kind: 'failed', failure: toFailure(error) });
    } finally {
      isRunning.current = false;
    }
  };
  const run = (...args: Args): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'pending' });
    void attempt(args);
  };
  return { state, run };
}

export const failureText = (state: ActState): string | undefined =>
  state.kind === 'failed' ? state.failure.texto : undefined;
