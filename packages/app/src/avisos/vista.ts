/** Held by every tab that is looked at, together. */
const LOCK = 'garita-vista';

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Says to the other tabs of this browser when somebody looks at this one. @returns ends it */
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

/** Whether somebody looks at the portal in any tab of this browser. */
export async function isVista(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return isVisible() || held.some(({ name }) => name === LOCK);
}
