import { Button } from '../Button';
import type { ButtonVariant } from '../buttonStyles';
import { Menu } from '../Menu';
import type { RowAction } from './column';

export interface RowActionsProps {
  /** By importance: the first is the main one. */
  actions: readonly RowAction[];
  /** Name of the row, included in its buttons' names. */
  rowName: string;
  /** One or two actions are buttons. Of three or more, a table shows one button and a card two. */
  place: 'table' | 'card';
}

/** The actions that are buttons; a menu has the rest. */
export const shownIn = (
  place: RowActionsProps['place'],
  actions: readonly RowAction[],
): readonly RowAction[] => actions.slice(0, actions.length <= 2 || place === 'card' ? 2 : 1);

const variantOf = ({ isDanger }: RowAction, isTinted: boolean): ButtonVariant => {
  if (isDanger) return 'dangerOutline';
  return isTinted ? 'tinted' : 'secondary';
};

/** The actions of a row: the first ones as buttons, the rest in a menu. */
export function RowActions({ actions, rowName, place }: RowActionsProps) {
  const inCard = place === 'card';
  const size = inCard ? 'normal' : 'small';
  const shown = shownIn(place, actions);
  const rest = actions.slice(shown.length);
  return (
    <>
      {shown.map((action, index) => (
        <Button
          key={action.id}
          size={size}
          variant={variantOf(action, inCard && index === 0)}
          aria-label={`${action.label}: ${rowName}`}
          isDisabled={action.isDisabled ?? false}
          isPending={action.isPending ?? false}
          onPress={() => action.onPress()}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label={`Más acciones: ${rowName}`}
          actions={rest}
          isPending={rest.some(({ isPending = false }) => isPending)}
          variant={inCard ? 'secondary' : 'quiet'}
          size={size}
        />
      )}
    </>
  );
}
