import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../portal';

/** How long the splash stays at least: then a load step is added (SHL-04). */
const SPLASH_MS = 1600;
/** Where a browser's tab remembers that it has shown it. */
const SEEN = 'garita-portada';

/** Whether this tab shows it for the first time, and from now on not any more; where nothing may be kept, each time is the first. */
function isFirst(): boolean {
  try {
    const isNew = sessionStorage.getItem(SEEN) === null;
    sessionStorage.setItem(SEEN, '1');
    return isNew;
  } catch {
    return true;
  }
}

/** Whoever has seen it, or asks for less motion and so sees a still picture, has nothing to wait for but the portal itself. */
const MINIMUM_MS = isFirst() && !matchMedia('(prefers-reduced-motion: reduce)').matches ? SPLASH_MS : 0;
/** Whoever waits longer sees the page, which tells what it waits for. */
const MAXIMUM_MS = 5000;
/** Load steps after which it may go; knowing who is there is the other one (AUT-21). */
const STEPS = 2;

const readSteps = (): number => session.getState().pasos;
const isUnreachable = (): boolean => session.getState().session.phase === 'unreachable';

/**
 * Whether the splash is over (SHL-01, SHL-02): once, and then for good. A portal that does not answer ends it too, since what it says of
 * that stands below, and one that hangs does not keep it for ever.
 * @param isConfigured the configuration has come, or has failed to.
 */
export function useSplash(isConfigured: boolean): boolean {
  const steps = useSyncExternalStore(session.subscribe, readSteps);
  const unreachable = useSyncExternalStore(session.subscribe, isUnreachable);
  const [hasWaited, setWaited] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(() => setWaited(true), MINIMUM_MS), setTimeout(() => setOver(true), MAXIMUM_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  const isReady = hasWaited && (unreachable || (steps + 1 >= STEPS && isConfigured));
  if (isReady && !isOver) setOver(true);
  return isOver;
}
