import { useEffect } from 'react';
import { findPantalla } from '../router/findPantalla';
import { screenOf } from './screenModules';

/** What a person does to a link before they follow it: a mouse comes over it, a finger comes down, the Tab key arrives. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of the screen that a link leads to. What is there already, or on its way, is not fetched again. */
function foresee({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const pantalla = findPantalla(link.pathname);
  if (pantalla) screenOf(pantalla.id).preload?.();
}

/** Has a screen's code come while the pointer is still on its way to the press: by the click the screen needs nothing but its rows. */
export function useForesight(): void {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, foresee, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, foresee);
    };
  }, []);
}
