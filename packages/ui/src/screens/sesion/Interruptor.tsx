import { Switch } from '../../components/Switch';
import { type Act, failureText } from '../useAct';
import { useOptimisticSetting } from '../useOptimisticSetting';

interface InterruptorProps {
  label: string;
  description: string;
  /** The server's value. */
  value: boolean;
  /**
   * Toggles the value on the server; `value` usually holds the new value when the promise resolves.
   */
  onTurn: Act<[]>;
}

/**
 * An optimistic switch: it moves before the server answers. If the server refuses, it moves back
 * and shows the reason.
 */
export function Interruptor({ label, description, value, onTurn }: InterruptorProps) {
  const { shown, choose, state } = useOptimisticSetting(value, () => onTurn());
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
