import { useState } from 'react';
import { type Act, type ActState, useAct } from './useAct';

interface OptimisticSetting<Value> {
  /** The value to show: the user's choice until the server's value equals it. */
  readonly shown: Value;
  readonly choose: (next: Value) => void;
  readonly state: ActState;
}

/**
 * An optimistic setting: it changes before the server answers, and changes back if the server
 * refuses.
 * @param value the server's value
 * @param onChoose changes the server's value; `value` usually holds the new value when the promise
 * resolves
 */
export function useOptimisticSetting<Value>(
  value: Value,
  onChoose: Act<[Value]>,
): OptimisticSetting<Value> {
  // The choice is kept until the server's value equals it, so that a failed refetch does not undo
  // the change.
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
