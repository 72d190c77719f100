import { useEffect } from 'react';
import { writing } from '../components/writing';

/** Makes the browser ask before it leaves the page, and keeps a screen with changes mounted. */
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
