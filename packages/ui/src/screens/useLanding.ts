import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when a dialog is over and the button that opened it is gone, because what it did left nothing to press there: a keyboard
 * would be left nowhere. Put the ref on an element with `tabIndex={-1}` around what has changed.
 * @param acts changes with what can be pressed; null while that is not known, so that coming to a page moves nothing.
 * @param isOpen whether a dialog stands over it.
 */
export function useLanding<E extends HTMLElement = HTMLDivElement>(acts: string | null, isOpen: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  const before = useRef(acts);
  useEffect(() => {
    if (isOpen) return;
    const changed = before.current !== null && before.current !== acts;
    if (changed && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    before.current = acts;
  }, [acts, isOpen]);
  return ref;
}
