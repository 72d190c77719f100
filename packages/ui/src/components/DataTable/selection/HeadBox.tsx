import { Checkbox } from '../../Checkbox';
import type { Selection } from './createSelection';
import { PickBox } from './PickBox';
import { useSelectionState } from './useSelectionState';

const stateOf = (selection: Selection): 'none' | 'some' | 'all' => {
  const { size } = selection.getPicks().keys;
  return size === 0 ? 'none' : size === selection.getOffered().length ? 'all' : 'some';
};

/** The header's checkbox: selects all visible selectable rows, or none. */
export function HeadBox({ selection }: { selection: Selection }) {
  const state = useSelectionState(selection, stateOf);
  const count = useSelectionState(selection, () => selection.getOffered().length);
  if (count === 0) return null;
  return (
    <PickBox>
      <Checkbox
        label={`Seleccionar todo (${count})`}
        value={state === 'all'}
        isPartial={state === 'some'}
        onChange={() =>
          selection.pick(
            state === 'all' ? { kind: 'clear' } : { kind: 'only', keys: selection.getOffered() },
          )
        }
      />
    </PickBox>
  );
}
