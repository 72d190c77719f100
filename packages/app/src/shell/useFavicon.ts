import { useEffect } from 'react';

/**
 * The agency's emblem in the browser's tab, or the booth, whose window is lit while something waits for the person.
 * @param emblema its address; null = the booth
 */
export function useFavicon(isLit: boolean, emblema: string | null): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    const show = (href: string) => link?.setAttribute('href', href);
    // What it is says the server.
    link?.removeAttribute('type');
    show(emblema ?? (isLit ? '/favicon-luz.svg' : '/favicon.svg'));
    return () => show(emblema ?? '/favicon.svg');
  }, [isLit, emblema]);
}
