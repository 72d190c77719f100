import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const atTop = () => false;

/** Whether the page has been scrolled down by more than so many pixels. */
export const useScrolledPast = (pixels: number): boolean => useSyncExternalStore(subscribe, () => window.scrollY > pixels, atTop);
