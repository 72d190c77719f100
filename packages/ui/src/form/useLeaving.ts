import { useEffect } from 'react';
import { writing } from '../components/writing';

/** Asks before the page is left, and keeps its screen mounted: unsaved changes would be lost. */
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
