import { writing } from '@garita/ui/components/writing';
import { useSyncExternalStore } from 'react';

const isFree = () => !writing.isGoing() && document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  const stop = writing.subscribe(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * False while this page is hidden or the user is typing. A dialog that opens by itself waits for
 * true.
 */
export const useIsInterruptible = (): boolean => useSyncExternalStore(subscribe, isFree);
