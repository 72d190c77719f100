import { useEffect } from 'react';

/** The booth's window in the browser's tab: lit while something waits for the person. */
export function useFavicon(isLit: boolean): void {
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', isLit ? '/favicon-luz.svg' : '/favicon.svg');
  }, [isLit]);
}
