import { useEffect } from 'react';
import { loadNoticeParts } from '../avisos/loadNoticeParts';

interface FaviconState {
  /** Whether something is pending. The window of the booth is then lit. */
  readonly isLit: boolean;
  /** Whether there are unread notices. The icon then has a dot at the upper right. */
  readonly isNew: boolean;
  /** The URL of the agency's emblem; null for the booth. */
  readonly emblema: string | null;
}

export function useFavicon({ isLit, isNew, emblema }: FaviconState): void {
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    const show = (href: string) => link?.setAttribute('href', href);
    let isOver = false;
    const plain = emblema ?? (isLit ? '/favicon-luz.svg' : '/favicon.svg');
    // Without the attribute the browser uses the content type of the response.
    link?.removeAttribute('type');
    show(plain);
    if (isNew) {
      void loadNoticeParts()
        .then(({ drawDot }) => drawDot(plain))
        // If the dot cannot be drawn, the title still shows the count.
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
