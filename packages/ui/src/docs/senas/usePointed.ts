import { useLayoutEffect, useState } from 'react';

/** The events of a press. React Aria acts on the first ones, others on the click. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const POINT = ['pointerover', 'focusin'] as const;

interface Pointed {
  readonly element: Element | null;
  /** Whether a press holds the element until the next press. */
  readonly isHeld: boolean;
}

/**
 * The element under the pointer, or with the focus. The page does not get the presses; elements
 * inside `data-senas` do.
 */
export function usePointed(): Pointed {
  const [pointed, setPointed] = useState<Pointed>({ element: null, isHeld: false });
  // A layout effect: the first event may come before the page is painted.
  useLayoutEffect(() => {
    const other = ({ target }: Event) =>
      target instanceof Element && !target.closest('[data-senas]') ? target : null;
    const point = (event: Event) => {
      const element = other(event);
      if (element) setPointed((now) => (now.isHeld ? now : { element, isHeld: false }));
    };
    const press = (event: Event) => {
      const element = other(event);
      if (!element) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') setPointed((now) => ({ element, isHeld: !now.isHeld }));
    };
    for (const name of POINT) window.addEventListener(name, point);
    for (const name of PRESS) window.addEventListener(name, press, true);
    return () => {
      for (const name of POINT) window.removeEventListener(name, point);
      for (const name of PRESS) window.removeEventListener(name, press, true);
    };
  }, []);
  return pointed;
}
