import { useEffect } from 'react';
import { loadNoticeParts } from '../avisos/loadNoticeParts';

interface FaviconState {
  /** Something is pending: the booth's window is lit. */
  readonly isLit: boolean;
  /** Unread notices: a dot at the upper right. */
  readonly isNew: boolean;
  /** The emblem's URL; null = the booth. */
  readonly emblema: string | null;
}

export function useFavicon({ isLit, isNew, emblema }: FaviconState): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    const show = (href: string) => link?.setAttribute('href', href);
    let isOver = false;
    const plain = emblema ?? (isLit ? '/favicon-luz.svg' : '/favicon.svg');
    // The response's content type applies instead.
    link?.removeAttribute('type');
    show(plain);
    if (isNew) {
      void loadNoticeParts()
        .then(({ drawDot }) => drawDot(plain))
        // Without the dot, the title still shows the count.
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
