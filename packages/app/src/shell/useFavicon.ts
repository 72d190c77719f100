import { useEffect } from 'react';
import { loadAparte } from '../avisos/loadAparte';

interface FaviconState {
  /** Something waits for the person: the booth's window is lit. */
  readonly isLit: boolean;
  /** There is something new to read: a dot on its shoulder. */
  readonly isNew: boolean;
  /** The emblem's address; null = the booth */
  readonly emblema: string | null;
}

/** The agency's emblem in the browser's tab, or the booth, and whether there is something new. */
export function useFavicon({ isLit, isNew, emblema }: FaviconState): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    const show = (href: string) => link?.setAttribute('href', href);
    let isOver = false;
    const plain = emblema ?? (isLit ? '/favicon-luz.svg' : '/favicon.svg');
    // What it is says the server.
    link?.removeAttribute('type');
    show(plain);
    if (isNew) {
      void loadAparte()
        .then(({ drawDot }) => drawDot(plain))
        // Without a dot the title still counts.
        .then(
          (dotted) => !isOver && show(dotted),
          () => undefined,
        );
    }
    return () => {
      isOver = true;
      show(emblema ?? '/favicon.svg');
    };
  }, [isLit, isNew, emblema]);
}
