import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** The input's position in the viewport: it has the focus while the list is open. */
const readTop = (): number => document.activeElement?.getBoundingClientRect().top ?? 0;

/**
 * Wraps the list of a picker. React Aria closes the list and clears the input whenever an ancestor
 * scrolls, also when the page behind a dialog moves because its content loads. With this wrapper a
 * scroll closes the list only if the input moves, and the text stays.
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
    // The listener is registered before React Aria's listener, which is added when the list opens.
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
    // `state.close` would also reset the text.
    if (!isScrolling.current || readTop() !== top.current) state?.setOpen(false);
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      {children}
    </OverlayTriggerStateContext>
  );
}
