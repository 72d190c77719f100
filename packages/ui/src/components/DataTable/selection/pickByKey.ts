import type { KeyboardEvent } from 'react';
import type { Selection } from './createSelection';
import type { Key } from './picks';

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

const boxesOf = (list: Element): readonly HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('[data-box] input'),
];

/**
 * Keys in a list: Ctrl or Cmd with A selects all, Escape clears, arrows move between checkboxes
 * and, with Shift, select.
 */
export function pickByKey(selection: Selection, event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  if (isTyping(target)) return;
  if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey)
    selection.pick({ kind: 'only', keys: selection.getOffered() });
  else if (
    key === 'Escape' &&
    (selection.getPicks().keys.size > 0 || selection.getPicks().isPicking)
  )
    selection.pick({ kind: 'clear' });
  else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const boxes = boxesOf(currentTarget);
    const here = boxes.indexOf(target as HTMLInputElement);
    const next = boxes[here + (key === 'ArrowDown' ? 1 : -1)];
    if (here < 0 || !next) return;
    if (event.shiftKey)
      pickTo(selection, keyOf(selection, boxes[here] as HTMLInputElement), keyOf(selection, next));
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

const keyOf = (selection: Selection, box: HTMLInputElement): Key | undefined =>
  selection
    .getOffered()
    .find((key) => String(key) === box.closest<HTMLElement>('[data-box]')?.dataset.box);

/** Selects two rows, unless they are selected already. */
function pickTo(selection: Selection, from: Key | undefined, to: Key | undefined): void {
  if (from === undefined || to === undefined) return;
  if (!selection.getPicks().keys.has(from)) selection.pick({ kind: 'toggle', key: from });
  if (!selection.getPicks().keys.has(to)) selection.pick({ kind: 'toggle', key: to });
}
