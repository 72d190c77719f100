import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What opened each dialog or menu. One that takes the place of another, whose button it was asked for with, was opened by what opened that one. */
const openers = new WeakMap<Element, Element | null>();

function findOpener(from: Element | null): HTMLElement | null {
  if (from instanceof HTMLElement && from.isConnected) return from;
  for (let around = from; around; around = around.parentElement)
    if (openers.has(around)) return findOpener(openers.get(around) ?? null);
  return null;
}

const isFocusLost = () => document.activeElement === document.body;

/** What gets the focus in a moment, since what had it has just gone: a dialog that is asked for in a menu may come in between. */
let heir: Element | null = null;

/**
 * Stands in a dialog or a menu, right in the element that holds it, and sees that whatever opened it has the focus again when it is gone. React Aria gives
 * it back a frame later, when what is behind may still be inert: then nothing has it, and the next Tab begins at the top of the page. Whatever took the
 * focus on purpose keeps it.
 */
export function FocusReturn() {
  const [opener] = useState(() => (isFocusLost() && heir) || document.activeElement);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const holder = place.current?.parentElement;
    if (holder) openers.set(holder, opener);
    return () => {
      heir = opener;
    };
  }, [opener]);
  useEffect(
    () => () => {
      // After all of this commit's effects: those of the overlay free what is behind.
      setTimeout(() => {
        heir = null;
        if (isFocusLost()) findOpener(opener)?.focus();
      });
    },
    [opener],
  );
  return <span ref={place} hidden />;
}
