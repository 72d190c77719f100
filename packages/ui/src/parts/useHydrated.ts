import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what only the reader's browser knows, such as their time zone, may be shown: not yet on the page as the server has rendered it, nor while the
 * browser takes that page over, which must find what the server wrote.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
