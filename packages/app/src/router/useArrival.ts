import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findPantalla } from './findPantalla';

/** What the browser's tab and a screen reader call a screen. @param sinLeer how many notices are not read */
export const formatTitle = (titulo: string | undefined, agencia: string, sinLeer = 0): string =>
  `${sinLeer > 0 ? `(${sinLeer}) ` : ''}${titulo ? `${titulo} · ` : ''}${agencia}`;

/** Says where one is: by the page's heading, or the page itself while it has none. */
export function focusPage(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  // A heading takes the focus only from here: it is no stop for the Tab key.
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/**
 * What the browser would do by itself if each page were a document: the title, the view at its top, the focus at its beginning. The first
 * page is the browser's own business, and so is where a page that one goes back to was left.
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
  // Before the browser paints: the page must not be seen to jump.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
    focusPage(main.current);
  }, [pathname, isBack, main]);
}
