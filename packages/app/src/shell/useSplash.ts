import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { MomentoContext } from '../portal/MomentoContext';
import { usePortal } from '../portal/PortalContext';

/** How long the splash stays at least before somebody's session, from when they came to the portal: then a load step is added (SHL-04). */
const SPLASH_MS = 1600;
/** Whoever waits longer sees the page, which tells what it waits for. */
const MAXIMUM_MS = 5000;
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

/**
 * @param isVisitor has nothing to wait for but the portal itself; nor has whoever has seen it, or asks for less motion and so sees a still picture.
 * @returns milliseconds since the page was asked for.
 */
function findMinimum(isVisitor: boolean): number {
  const isNew = isFirst();
  return !isVisitor && isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches
    ? SPLASH_MS
    : 0;
}

/** Load steps after which it may go; knowing who is there is the other one (AUT-21). */
const STEPS = 2;

/** Milliseconds that are left of some, counted from when the page was asked for: what its files took to come has been waited for already. */
const left = (ms: number): number => Math.max(0, ms - performance.now());

/**
 * Whether the splash is over (SHL-01, SHL-02): once, and then for good. A portal that does not answer ends it too, since what it says of
 * that stands below, and one that hangs does not keep it for ever. A page that came with all that it shows never has one.
 * @param isConfigured the configuration has come, or has failed to.
 */
export function useSplash(isConfigured: boolean): boolean {
  const isWhole = useContext(MomentoContext) !== null;
  const { session } = usePortal();
  const readSteps = (): number => session.getState().pasos;
  const isUnreachable = (): boolean => session.getState().session.phase === 'unreachable';
  const steps = useSyncExternalStore(session.subscribe, readSteps, readSteps);
  const unreachable = useSyncExternalStore(session.subscribe, isUnreachable, isUnreachable);
  const [minimum] = useState(() => (isWhole ? 0 : findMinimum(session.getMark() === null)));
  const [hasWaited, setWaited] = useState(minimum === 0);
  const [isOver, setOver] = useState(isWhole);
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited(true), left(minimum)),
      setTimeout(() => setOver(true), left(MAXIMUM_MS)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [minimum]);
  const isReady = hasWaited && (unreachable || (steps + 1 >= STEPS && isConfigured));
  if (isReady && !isOver) setOver(true);
  return isOver;
}
