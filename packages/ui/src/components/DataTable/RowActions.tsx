import { Button } from '../Button';
import { Menu } from '../Menu';
import type { RowAction } from './column';
import { type ActsPlace, splitActions } from './splitActions';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** Name of the row, for the menu's button. */
  rowName: string;
  place: ActsPlace;
}

/** The acts of a row: the first ones as buttons, the rest behind three dots. */
export function RowActions({ actions, rowName, place }: RowActionsProps) {
  const inCard = place === 'card';
  const [shown, rest] = splitActions(actions, place);
  return (
    <>
      {shown.map(({ id, label, onPress, isDisabled = false, isPending = false }, index) => (
        <Button
          key={id}
          size={inCard ? 'normal' : 'small'}
          variant={inCard && index === 0 ? 'tinted' : 'secondary'}
          onPress={onPress}
          isDisabled={isDisabled}
          isPending={isPending}
          aria-label={`${label}: ${rowName}`}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={`Más acciones: ${rowName}`} actions={rest} variant={inCard ? 'secondary' : 'quiet'} size={inCard ? 'normal' : 'small'} />
      )}
    </>
  );
}
