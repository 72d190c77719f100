import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Rescues the focus when an act removes its row and with it the focused button: a lost focus goes
 * to the selected tab instead of the top of the page. Call the result when an act succeeds,
 * together with closing its dialog.
 * @param list the container of the tabs.
 */
export function useFocusRescue(list: RefObject<HTMLElement | null>): () => void {
  const [acts, setActs] = useState(0);
  useEffect(() => {
    if (acts === 0) return undefined;
    // A timeout and not a frame: a dialog that unmounts in this commit queued its timeout earlier
    // and returns the focus to its opener, if that still exists.
    const turn = setTimeout(() => {
      if (document.activeElement === document.body)
        list.current
          ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
          ?.focus({ preventScroll: true });
    });
    return () => clearTimeout(turn);
  }, [acts, list]);
  return useCallback(() => setActs((done) => done + 1), []);
}
