import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The opener of each overlay. A dialog opened from an overlay that closes inherits that overlay's
 * opener.
 */
const openers = new WeakMap<Element, Element | null>();

function findOpener(from: Element | null): HTMLElement | null {
  if (from instanceof HTMLElement && from.isConnected) return from;
  for (let around = from; around; around = around.parentElement)
    if (openers.has(around)) return findOpener(openers.get(around) ?? null);
  return null;
}

const isFocusLost = () => document.activeElement === document.body;

/**
 * The opener of an overlay that has just closed, until the opener gets the focus back. A dialog
 * that opens meanwhile, e.g. from a menu, gets the same opener.
 */
let heir: Element | null = null;

/**
 * A direct child of a dialog or menu, which returns the focus to the opener when it unmounts. React
 * Aria itself returns the focus a frame later. If the page is still inert by then, the focus is
 * lost, and the next Tab begins at the top of the page. If another element has the focus, nothing
 * changes.
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
      // The timeout runs after all effects of this commit. In one of them the overlay makes the
      // page interactive again.
      setTimeout(() => {
        heir = null;
        if (isFocusLost()) findOpener(opener)?.focus();
      });
    },
    [opener],
  );
  return <span ref={place} hidden />;
}
