import { useState } from 'react';
import { Switch } from '../../components/Switch';
import { type Act, failureText, useAct } from '../useAct';

interface InterruptorProps {
  label: string;
  description: string;
  /** What the server has. */
  value: boolean;
  /** Turns it over on the server; when its promise resolves, `value` usually says so already. */
  onTurn: Act<[]>;
}

/** One of the person's own switches: it moves at once, and back with the reason where the server did not follow. */
export function Interruptor({ label, description, value, onTurn }: InterruptorProps) {
  // What it was turned to, until the server's value says the same: reading that again may fail, the change itself has not.
  const [turnedTo, setTurnedTo] = useState<boolean | null>(null);
  const { state, run } = useAct(async () => {
    try {
      await onTurn();
    } catch (error) {
      setTurnedTo(null);
      throw error;
    }
  });
  const isPending = state.kind === 'pending';
  if (!isPending && turnedTo === value) setTurnedTo(null);
  return (
    <Switch
      label={label}
      description={description}
      value={turnedTo ?? value}
      onChange={(next) => {
        setTurnedTo(next);
        run();
      }}
      isPending={isPending}
      errorMessage={failureText(state)}
    />
  );
}
