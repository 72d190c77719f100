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

/** Whether somebody looks at this page and is not in the middle of something: nothing may come between a person and what they are writing. */
export const useSinEscribir = (): boolean => useSyncExternalStore(subscribe, isFree);
