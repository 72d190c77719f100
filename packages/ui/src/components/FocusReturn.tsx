import { useEffect, useRef, useState } from 'react';

/** What opened each dialog. One that takes the place of another, whose button it was asked for with, was opened by what opened that one. */
const openers = new WeakMap<Element, Element | null>();

function findOpener(from: Element | null): HTMLElement | null {
  if (from instanceof HTMLElement && from.isConnected) return from;
  const dialog = from?.closest('[role$=dialog]');
  return dialog ? findOpener(openers.get(dialog) ?? null) : null;
}

/**
 * Stands in a dialog, and sees that whatever opened it has the focus again when it is gone. React Aria gives it back a frame later, when what is behind
 * may still be inert: then nothing has it, and the next Tab begins at the top of the page. Whatever took the focus on purpose keeps it.
 */
export function FocusReturn() {
  const [opener] = useState(() => document.activeElement);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role$=dialog]');
    if (dialog) openers.set(dialog, opener);
    return () => {
      // After all of this commit's effects: those of the overlay free what is behind.
      setTimeout(() => {
        if (document.activeElement === document.body) findOpener(opener)?.focus();
      });
    };
  }, [opener]);
  return <span ref={place} hidden />;
}
