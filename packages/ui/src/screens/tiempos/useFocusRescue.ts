import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * An act may take its row, and with it the button that has the focus, out of the list. To be called when an act is done, together with what closes its
 * dialog: a focus that got lost goes to the chosen tab, next to where it was, instead of the top of the page.
 * @param list what the tabs stand in.
 */
export function useFocusRescue(list: RefObject<HTMLElement | null>): () => void {
  const [acts, setActs] = useState(0);
  useEffect(() => {
    if (acts === 0) return undefined;
    // Counted by turns and not by frames: a dialog that goes in this commit has asked for its turn before, and gives the focus to what opened it, if that is still there.
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
