import { Menu } from '../Menu';
import { ActButton } from './ActButton';
import type { RowAction } from './column';
import { type ActsPlace, splitActions } from './splitActions';

export interface RowActionsProps {
  /** In the order of their weight: the first is the main one. */
  actions: readonly RowAction[];
  /** Does one, by its id. */
  onAct: (id: string) => void;
  /** Name of the row, for the menu's button. */
  rowName: string;
  /** A table shows one or two of them as buttons, a card two. */
  place: ActsPlace;
}

/** The acts of a row: the first ones as buttons, the rest behind three dots. */
export function RowActions({ actions, onAct, rowName, place }: RowActionsProps) {
  const inCard = place === 'card';
  const [shown, rest] = splitActions(actions, place);
  return (
    <>
      {shown.map((act, index) => (
        <ActButton
          key={act.id}
          act={act}
          rowName={rowName}
          look={inCard ? (index === 0 ? 'mainInCard' : 'card') : 'table'}
          onPress={() => onAct(act.id)}
        />
      ))}
      {rest.length > 0 && (
        <Menu
          label={`Más acciones: ${rowName}`}
          actions={rest.map((act) => ({ ...act, onPress: () => onAct(act.id) }))}
          variant={inCard ? 'secondary' : 'quiet'}
          size={inCard ? 'normal' : 'small'}
        />
      )}
    </>
  );
}
