import { Switch } from '../../components/Switch';
import { type Act, failureText } from '../useAct';
import { useElegido } from '../useElegido';

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
  const { shown, choose, state } = useElegido(value, () => onTurn());
  return (
    <Switch
      label={label}
      description={description}
      value={shown}
      onChange={choose}
      isPending={state.kind === 'pending'}
      errorMessage={failureText(state)}
    />
  );
}
