import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findPantalla } from './findPantalla';

/** The title of the window. @param sinLeer the number of unread notices */
export const formatTitle = (titulo: string | undefined, agencia: string, sinLeer = 0): string =>
  `${sinLeer > 0 ? `(${sinLeer}) ` : ''}${titulo ? `${titulo} · ` : ''}${agencia}`;

/**
 * Focuses the page's heading, so that screen readers announce it. Without a heading it focuses the
 * page.
 */
export function focusPage(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  // The heading is focusable by script only, not with the Tab key.
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/**
 * Does for a client-side navigation what a browser does for a document: title, scroll to the top,
 * focus. For the first page the browser itself does this. On Back it restores the scroll position.
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  agencia: string,
  sinLeer: number,
): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const titulo = findPantalla(pathname)?.titulo;
  useEffect(() => {
    document.title = formatTitle(titulo, agencia, sinLeer);
  }, [titulo, agencia, sinLeer]);
  // The scroll is in a layout effect, so that the page does not jump visibly.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
    focusPage(main.current);
  }, [pathname, isBack, main]);
}
