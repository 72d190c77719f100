import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const atTop = () => false;

/** Whether the page is scrolled down by more than a number of pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > pixels, atTop);
