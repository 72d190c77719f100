import { type RefObject, useCallback } from 'react';

/**
 * An act may take its row, and with it the button that has the focus, out of the list. To be called after an act: a focus that got lost
 * goes to the chosen tab, next to where it was, instead of the top of the page.
 * @param list what the tabs stand in.
 */
export function useFocusRescue(list: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    const rescue = () => {
      if (document.activeElement !== document.body) return;
      list.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
    };
    // A dialog that closes gives the focus back in the next frame, where it still finds what opened it.
    requestAnimationFrame(() => requestAnimationFrame(rescue));
  }, [list]);
}
