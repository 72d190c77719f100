import { type ChangeEvent, type MouseEvent, useSyncExternalStore } from 'react';
import { BoxLabel, CardLabel } from './BoxLabel';
import type { Selection } from './createSelection';
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
  if (isHidden) return null;
  const press = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    target.focus({ preventScroll: true });
    const isRange = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
    selection.pick(
      isRange
        ? { kind: 'range', key: id, offered: selection.getOffered() }
        : { kind: 'toggle', key: id },
    );
  };
  const Root = inCard ? CardLabel : BoxLabel;
  return (
    <Root onMouseDown={keepWordsUnmarked}>
      <input
        type="checkbox"
        data-box={id}
        aria-label={`Seleccionar: ${name}`}
        checked={isPicked}
        onChange={press}
      />
    </Root>
  );
}
