import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** How far down the window the field is in which one types: while its list is open it has the focus. */
const readTop = (): number => document.activeElement?.getBoundingClientRect().top ?? 0;

/**
 * Around the list of a picker. React Aria closes it and empties the field as soon as anything scrolls in which the field stands, the page behind a dialog
 * included, which moves when something of it has still come. Here the list stays where its field stays, and what is typed stays wherever it goes.
 */
export function SteadySheet({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const top = useRef(0);
  useEffect(() => {
    if (isOpen) top.current = readTop();
  }, [isOpen]);
  const isScrolling = useRef(false);
  useEffect(() => {
    // Heard before React Aria, which listens in the same place once the list is open.
    const hear = () => {
      isScrolling.current = true;
      requestAnimationFrame(() => {
        isScrolling.current = false;
      });
    };
    window.addEventListener('scroll', hear, true);
    return () => window.removeEventListener('scroll', hear, true);
  }, []);
  const close = () => {
    // `state.close` would also put the text back.
    if (!isScrolling.current || readTop() !== top.current) state?.setOpen(false);
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      {children}
    </OverlayTriggerStateContext>
  );
}
