import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Returns a function to call when an act succeeds and its dialog closes. If the act removes its
 * row, and the focused button with it, the focus goes to the selected tab instead of the top of the
 * page.
 * @param list the container of the tabs.
 */
export function useFocusRescue(list: RefObject<HTMLElement | null>): () => void {
  const [acts, setActs] = useState(0);
  useEffect(() => {
    if (acts === 0) return undefined;
    // A timeout and not an animation frame: a dialog that unmounts in the same commit has already
    // queued its own timeout. The dialog's timeout returns the focus to its opener, if the opener
    // still exists.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        list.current
          ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
          ?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [acts, list]);
  return useCallback(() => setActs((done) => done + 1), []);
}
