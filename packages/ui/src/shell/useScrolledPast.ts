import { useSyncExternalStore } from 'react';

/**
 * Copy of `window.scrollY`, updated on scroll: reading `scrollY` itself during a render would force
 * a synchronous layout.
 */
let scrolled = 0;

function subscribe(listener: () => void): () => void {
  const look = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  // The page may be restored at a scroll position.
  const frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

const atTop = () => false;

/** Whether the page is scrolled down by more than this many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => scrolled > pixels, atTop);
