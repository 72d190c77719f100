import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { type ActoCola, colaKeysOf, type PalabrasCola, type RespuestaCola } from './colaKeys';

interface ColaKeysOptions {
  /** What may be answered, memoised; each has an element with `data-cola` that takes the focus, or its box in a list whose rows can be picked. */
  rows: readonly { readonly id: number }[];
  palabras: PalabrasCola;
  onDecide: (id: number, acto: RespuestaCola) => void;
  onUndo: () => void;
}

/** A dialog; a notice says that it is one too, and that the page behind it can be used. */
const OVER_THE_PAGE = '[role$=dialog]:not([aria-modal=false])';

/** Where one stands in a queue: on a card, or on the box of a row. */
const PLACES = '[data-cola], [data-box] input';
const idOf = (place: HTMLElement): number =>
  Number(place.dataset.cola ?? place.closest<HTMLElement>('[data-box]')?.dataset.box);
/** What is done to all that is picked is said by its bar and not by a key: that would answer one of them. */
const PICKED = '[data-picked]';

/** A key that is meant for something else: somebody writes, holds another key, or something stands over the page. */
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
 * Decides by keys in a queue: J and K move, A and D answer what has the focus (the first, while nothing has) and go on to the next, U takes the last answer back.
 * @param list what stands around them
 * @returns answers one as its keys do, for its buttons: what is pressed goes with its answer, and the focus to the next
 */
export function useColaKeys(
  list: RefObject<HTMLElement | null>,
  { rows, palabras, onDecide, onUndo }: ColaKeysOptions,
): (id: number, acto: RespuestaCola) => void {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  /** What has the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null);
  const before = useRef<readonly number[]>(ids);
  /** What may be answered, as it stands there: a list has its own order. */
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
  // What was answered goes with its focus; what was taken back has it again.
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
