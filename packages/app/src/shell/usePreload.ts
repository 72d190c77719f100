import { useEffect } from 'react';
import { findPantalla } from '../router/findPantalla';
import { screenOf } from './screenModules';

/** Events that often come before a navigation: hover, touch, keyboard focus. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** A repeated preload does nothing. */
function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const pantalla = findPantalla(link.pathname);
  if (pantalla) screenOf(pantalla.id).preload?.();
}

/**
 * Preloads the code of a screen before the click on its link, so that the click loads only data.
 */
export function usePreload(): void {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, preloadTarget, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, preloadTarget);
    };
  }, []);
}
