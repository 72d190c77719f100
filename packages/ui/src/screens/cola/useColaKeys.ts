import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { type ActoCola, colaKeysOf, type PalabrasCola, type RespuestaCola } from './colaKeys';

interface ColaKeysOptions {
  /** Memoised. Each row has a focusable element with `data-cola`, or a selection checkbox. */
  rows: readonly { readonly id: number }[];
  palabras: PalabrasCola;
  onDecide: (id: number, acto: RespuestaCola) => void;
  onUndo: () => void;
}

/** An open modal dialog. Notices are dialogs too, but with aria-modal=false. */
const OVER_THE_PAGE = '[role$=dialog]:not([aria-modal=false])';

/** The focusable places of a queue: a card, or a row's checkbox. */
const PLACES = '[data-cola], [data-box] input';
const idOf = (place: HTMLElement): number =>
  Number(place.dataset.cola ?? place.closest<HTMLElement>('[data-box]')?.dataset.box);
/** With a selection its bar acts on all selected rows; a key would answer only one. */
const PICKED = '[data-picked]';

/** A key meant for another element: the user types, holds a modifier, or a dialog is open. */
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
 * J and K move, A and D answer the focused row (or the first), U undoes.
 * @returns a function for buttons that answers a row like a key: the focus moves to the next row
 */
export function useColaKeys(
  list: RefObject<HTMLElement | null>,
  { rows, palabras, onDecide, onUndo }: ColaKeysOptions,
): (id: number, acto: RespuestaCola) => void {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  /** The id that takes the focus after the next render. */
  const wanted = useRef<number | null>(null);
  const before = useRef<readonly number[]>(ids);
  /** The rows in the displayed order, which the list decides. */
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
  const hear = useLatest((event: KeyboardEvent) => {
    const key = colaKeysOf(palabras).find(({ tecla }) => tecla === event.key.toLowerCase());
    if (!key || isForOthers(event)) return;
    event.preventDefault();
    acts[key.acto]();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hear]);
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
