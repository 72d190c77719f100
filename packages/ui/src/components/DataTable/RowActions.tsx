import { Button } from '../Button';
import { Menu } from '../Menu';
import type { RowAction } from './column';
import { type ActsPlace, splitActions } from './splitActions';

export interface RowActionsProps {
  /** By importance: the first is the main one. */
  actions: readonly RowAction[];
  /** Called with an action's id. */
  onAct: (id: string) => void;
  /** Name of the row, included in its buttons' names. */
  rowName: string;
  /** Up to two actions are buttons; of more, a table shows one as a button, a card two. */
  place: ActsPlace;
}

/** The actions of a row: the first ones as buttons, the rest in a menu. */
export function RowActions({ actions, onAct, rowName, place }: RowActionsProps) {
  const inCard = place === 'card';
  const size = inCard ? 'normal' : 'small';
  const [shown, rest] = splitActions(actions, place);
  return (
    <>
      {shown.map(({ id, label, isDisabled = false, isPending = false }, index) => (
        <Button
          key={id}
          size={size}
          variant={inCard && index === 0 ? 'tinted' : 'secondary'}
          aria-label={`${label}: ${rowName}`}
          isDisabled={isDisabled}
          isPending={isPending}
          onPress={() => onAct(id)}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label={`Más acciones: ${rowName}`}
          actions={rest.map((act) => ({ ...act, onPress: () => onAct(act.id) }))}
          variant={inCard ? 'secondary' : 'quiet'}
          size={size}
        />
      )}
    </>
  );
}
