import { useState } from 'react';
import { type Act, type ActState, useAct } from './useAct';

interface Elegido<Value> {
  /** What to show: what was chosen, until the server's value says the same. */
  readonly shown: Value;
  readonly choose: (next: Value) => void;
  readonly state: ActState;
}

/**
 * A setting that moves at once, and back where the server did not follow.
 * @param value what the server has.
 * @param onChoose changes it there; when its promise resolves, `value` usually says so already.
 */
export function useElegido<Value>(value: Value, onChoose: Act<[Value]>): Elegido<Value> {
  // Until the server's value says the same: reading that again may fail, the change itself has not.
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const { state, run } = useAct(async (next: Value) => {
    try {
      await onChoose(next);
    } catch (error) {
      setChosen(null);
      throw error;
    }
  });
  const isPending = state.kind === 'pending';
  if (!isPending && chosen?.value === value) setChosen(null);
  const choose = (next: Value) => {
    setChosen({ value: next });
    run(next);
  };
  return { shown: chosen ? chosen.value : value, choose, state };
}
