import { type MouseEvent, useRef } from 'react';
import { Checkbox } from '../../Checkbox';
import type { Selection } from './createSelection';
import { CardPickBox, PickBox } from './PickBox';
import type { Key } from './picks';
import { useSelectionState } from './useSelectionState';

interface RowBoxProps {
  selection: Selection;
  id: Key;
  name: string;
  inCard: boolean;
}

/** Cards show checkboxes while the selection is active, even while no row is selected. */
const isShown = (selection: Selection): boolean =>
  selection.getPicks().isPicking || selection.getPicks().keys.size > 0;

// A click with Shift would also select the text between the clicks.
const keepWordsUnmarked = (event: MouseEvent) => event.shiftKey && event.preventDefault();

/** The checkbox of a row. With Shift it selects a range. */
export function RowBox({ selection, id, name, inCard }: RowBoxProps) {
  const isPicked = useSelectionState(selection, () => selection.getPicks().keys.has(id));
  const isHidden = useSelectionState(selection, () => inCard && !isShown(selection));
  const isRange = useRef(false);
  if (isHidden) return null;
  const Root = inCard ? CardPickBox : PickBox;
  return (
    <Root
      data-box={id}
      onMouseDown={keepWordsUnmarked}
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
    >
      <Checkbox
        label={`Seleccionar: ${name}`}
        value={isPicked}
        onChange={() =>
          selection.pick(
            isRange.current
              ? { kind: 'range', key: id, offered: selection.getOffered() }
              : { kind: 'toggle', key: id },
          )
        }
      />
    </Root>
  );
}
