import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { type ActoCola, colaKeysOf, type PalabrasCola, type RespuestaCola } from './colaKeys';

interface ColaKeysOptions {
  /** Must be memoised. Each row needs an element with `data-cola`, or a selection checkbox. */
  rows: readonly { readonly id: number }[];
  palabras: PalabrasCola;
  onDecide: (id: number, acto: RespuestaCola) => void;
  onUndo: () => void;
}

/** An open modal dialog. Notices are dialogs too, but with aria-modal=false. */
const OVER_THE_PAGE = '[role$=dialog]:not([aria-modal=false])';

/** Selects the focusable element of each row: a card, or the row's checkbox. */
const PLACES = '[data-cola], [data-box] input';
const idOf = (place: HTMLElement): number =>
  Number(place.dataset.cola ?? place.closest<HTMLElement>('[data-box]')?.dataset.box);
/**
 * Matches a selected row. While rows are selected, the keys for answers do nothing: a key answers
 * one row, but the user would expect it to answer the selected rows.
 */
const PICKED = '[data-picked]';

/**
 * Whether a key press is not for the queue: the user types, holds a modifier, or has a dialog open.
 */
const isForOthers = ({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]',
    ) !== null) ||
  document.querySelector(OVER_THE_PAGE) !== null;

/**
 * J and K move the focus, A and D answer the focused row (or the first), U undoes.
 * @returns a function for buttons: it answers a row and moves the focus to the next row, as the key
 * does
 */
export function useColaKeys(
  list: RefObject<HTMLElement | null>,
  { rows, palabras, onDecide, onUndo }: ColaKeysOptions,
): (id: number, acto: RespuestaCola) => void {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  /** The id of the row that takes the focus after the next render. */
  const wanted = useRef<number | null>(null);
  const before = useRef<readonly number[]>(ids);
  /** The focusable elements of `rows`, in the displayed order, which only the list knows. */
  const listPlaces = () =>
    [...(list.current?.querySelectorAll<HTMLElement>(PLACES) ?? [])].filter((place) =>
      ids.includes(idOf(place)),
    );
  const here = (places: readonly HTMLElement[]) =>
    places.findIndex((place) =>
      (place.closest('tr, article') ?? place).contains(document.activeElement),
    );
  const goBy = (step: 1 | -1) => {
    const places = listPlaces();
    places[Math.min(Math.max(here(places) + step, 0), places.length - 1)]?.focus();
  };
  const decide = (id: number, acto: RespuestaCola): void => {
    const order = listPlaces().map(idOf);
    const place = order.indexOf(id);
    wanted.current = order[place + 1] ?? order[place - 1] ?? null;
    onDecide(id, acto);
  };
  const answer = (acto: RespuestaCola) => {
    const places = listPlaces();
    const place = places[Math.max(here(places), 0)];
    if (place && !list.current?.querySelector(PICKED)) decide(idOf(place), acto);
  };
  const acts: Readonly<Record<ActoCola, () => void>> = {
    siguiente: () => goBy(1),
    anterior: () => goBy(-1),
    aceptar: () => answer('aceptar'),
    rechazar: () => answer('rechazar'),
    deshacer: onUndo,
  };
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    const key = colaKeysOf(palabras).find(({ tecla }) => tecla === event.key.toLowerCase());
    if (!key || isForOthers(event)) return;
    event.preventDefault();
    acts[key.acto]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  // After an answer the next row takes the focus; after an undo, the restored row.
  useLayoutEffect(() => {
    const back = ids.find((id) => !before.current.includes(id));
    const isBack = back !== undefined && ids.length === before.current.length + 1;
    before.current = ids;
    const next =
      wanted.current ?? (isBack && document.activeElement !== document.body ? back : null);
    wanted.current = null;
    if (next !== null)
      list.current
        ?.querySelector<HTMLElement>(`[data-cola="${next}"], [data-box="${next}"] input`)
        ?.focus();
  }, [ids, list]);
  return decide;
}
