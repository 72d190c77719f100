import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { RenderTimeContext } from '../portal/RenderTimeContext';

/** The minimum time of the splash, in milliseconds from the navigation on (SHL-04). */
const SPLASH_MS = 1600;
/** The maximum time of the splash, in milliseconds. After it the page shows its loading state. */
const MAXIMUM_MS = 5000;
/** The storage key that records that this tab has shown the splash. */
const SEEN = 'garita-portada';

/**
 * Whether this is the tab's first splash; also records that the tab has shown one. True without
 * storage.
 */
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
 * The minimum time of this page's splash in milliseconds. It is 0 for visitors, for a tab's later
 * pages and with reduced motion.
 */
function findMinimum(isVisitor: boolean): number {
  const isNew = isFirst();
  return !isVisitor && isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches
    ? SPLASH_MS
    : 0;
}

/**
 * The number of load steps that end the splash (AUT-21). The first step has always passed. The
 * second is the check for a session.
 */
const STEPS = 2;

/** The milliseconds left of a time that starts at the navigation, so that the download counts. */
const left = (ms: number): number => Math.max(0, ms - performance.now());

/**
 * Whether the splash is over (SHL-01, SHL-02). The splash never returns. An unreachable portal ends
 * it too, and a prerendered page has none.
 * @param isConfigured whether the settings have loaded or failed
 */
export function useSplash(isConfigured: boolean): boolean {
  const isWhole = useContext(RenderTimeContext) !== null;
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
