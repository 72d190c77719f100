import { useEffect } from 'react';
import { writing } from '../components/writing';

/**
 * While there are unsaved changes, the browser asks before it leaves the page, and no dialog opens
 * by itself.
 */
export function useLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const end = writing.start();
    return () => {
      window.removeEventListener('beforeunload', hold);
      end();
    };
  }, [isDirty]);
}
