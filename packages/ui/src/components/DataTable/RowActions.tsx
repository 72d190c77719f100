import { Button } from '../Button';
import { Menu } from '../Menu';
import type { RowAction } from './column';
import { type ActsPlace, splitActions } from './splitActions';

export interface RowActionsProps {
  /** In the order of their weight: the first is the main one. */
  actions: readonly RowAction[];
  /** Does one, by its id. */
  onAct: (id: string) => void;
  /** Name of the row, for the names of its buttons. */
  rowName: string;
  /** A table shows one or two of them as buttons, a card two. */
  place: ActsPlace;
}

/** The acts of a row: the first ones as buttons, the rest behind three dots. */
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
