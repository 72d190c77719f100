/** The name of the shared lock that every visible tab holds. */
const LOCK = 'garita-vista';

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Holds the lock while this tab is visible. @returns a function that releases it */
export function holdVista(): () => void {
  let release: (() => void) | null = null;
  const follow = () => {
    if (!isVisible()) {
      release?.();
      release = null;
    } else if (release === null) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks?.request(LOCK, { mode: 'shared' }, () => held);
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release?.();
    release = null;
  };
}

/** Whether any tab of this browser shows the portal. */
export async function isVista(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return isVisible() || held.some(({ name }) => name === LOCK);
}
