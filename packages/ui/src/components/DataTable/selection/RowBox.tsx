import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { Checkbox } from '../../Checkbox';
import type { Selection } from './createSelection';
import { CardPickBox, PickBox } from './PickBox';
import type { Key } from './picks';

interface RowBoxProps {
  selection: Selection;
  /** Its row's key. */
  id: Key;
  /** Its row's name. */
  name: string;
  inCard: boolean;
}

/** Boxes stand in cards while somebody picks, whatever they have picked so far. */
const isShown = (selection: Selection): boolean =>
  selection.getPicks().isPicking || selection.getPicks().keys.size > 0;

// A press that picks a range would mark the words between as well.
const keepWordsUnmarked = (event: MouseEvent) => event.shiftKey && event.preventDefault();

/** The box of a row. Held with Shift, a press picks all from the one before. */
export function RowBox({ selection, id, name, inCard }: RowBoxProps) {
  const isPicked = useSyncExternalStore(selection.subscribe, () =>
    selection.getPicks().keys.has(id),
  );
  const isHidden = useSyncExternalStore(selection.subscribe, () => inCard && !isShown(selection));
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
