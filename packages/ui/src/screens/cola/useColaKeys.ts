import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../components/useLatest';
import { type ActoCola, COLA_KEYS } from './colaKeys';

type RespuestaCola = Extract<ActoCola, 'aceptar' | 'rechazar'>;

interface ColaKeysOptions {
  /** Ids of what may be answered, in its order; each stands in an element with `data-cola` that takes the focus. */
  ids: readonly number[];
  onDecide: (id: number, acto: RespuestaCola) => void;
  onUndo: () => void;
}

/** A dialog; a notice says that it is one too, and that the page behind it can be used. */
const OVER_THE_PAGE = '[role$=dialog]:not([aria-modal=false])';

/** A key that is meant for something else: somebody writes, holds another key, or something stands over the page. */
const isForOthers = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]') !== null) ||
  document.querySelector(OVER_THE_PAGE) !== null;

/**
 * Decides by keys in a queue: J and K move, A and D answer what has the focus (the first, while nothing has) and go on to the next, U takes the last answer back.
 * @param list what stands around them
 * @returns answers one as its keys do, for its buttons: what is pressed goes with its answer, and the focus to the next
 */
export function useColaKeys(list: RefObject<HTMLElement | null>, { ids, onDecide, onUndo }: ColaKeysOptions): (id: number, acto: RespuestaCola) => void {
  /** What has the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null);
  const before = useRef<readonly number[]>(ids);
  const placeOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-cola="${id}"]`) ?? null;
  const here = (): number => ids.findIndex((id) => placeOf(id)?.contains(document.activeElement));
  const goTo = (id: number | undefined) => id !== undefined && placeOf(id)?.focus();
  const decide = (id: number | undefined, acto: RespuestaCola): void => {
    if (id === undefined) return;
    const place = ids.indexOf(id);
    wanted.current = ids[place + 1] ?? ids[place - 1] ?? null;
    onDecide(id, acto);
  };
  const acts: Readonly<Record<ActoCola, () => void>> = {
    siguiente: () => goTo(ids[Math.min(here() + 1, ids.length - 1)]),
    anterior: () => goTo(ids[Math.max(here() - 1, 0)]),
    aceptar: () => decide(ids[Math.max(here(), 0)], 'aceptar'),
    rechazar: () => decide(ids[Math.max(here(), 0)], 'rechazar'),
    deshacer: onUndo,
  };
  const hear = useLatest((event: KeyboardEvent) => {
    const key = COLA_KEYS.find(({ tecla }) => tecla === event.key.toLowerCase());
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
    const next = wanted.current ?? (isBack && document.activeElement !== document.body ? back : null);
    wanted.current = null;
    if (next !== null) list.current?.querySelector<HTMLElement>(`[data-cola="${next}"]`)?.focus();
  }, [ids, list]);
  return decide;
}
