import { useCallback, useSyncExternalStore } from 'react';

const unknown = () => false;

/** Whether a media query holds, followed as it changes; where there is no window, and until the page is the browser's own, none does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown);
}
