import { useSyncExternalStore } from 'react';

/** How far the page is scrolled, in pixels. Asked for within a change of the page it would have the browser lay all of it out at once, and again at its end. */
let scrolled = 0;

function subscribe(listener: () => void): () => void {
  const look = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  // The page may have been left further down.
  const frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

const atTop = () => false;

/** Whether the page has been scrolled down by more than so many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => scrolled > pixels, atTop);
