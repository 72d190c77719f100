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

/** Whether this page is visible and the user is not typing: no dialog may interrupt that. */
export const useIsInterruptible = (): boolean => useSyncExternalStore(subscribe, isFree);
