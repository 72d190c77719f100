import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { RenderTimeContext } from '../portal/RenderTimeContext';

/** Shortest splash of a session, from the navigation (SHL-04). Milliseconds. */
const SPLASH_MS = 1600;
/** Longest splash; afterwards the page shows its own loading state. Milliseconds. */
const MAXIMUM_MS = 5000;
/** Storage key: this tab has shown the splash. */
const SEEN = 'garita-portada';

/** Whether this is the tab's first splash, which it records. True without storage. */
function isFirst(): boolean {
  try {
    const isNew = sessionStorage.getItem(SEEN) === null;
    sessionStorage.setItem(SEEN, '1');
    return isNew;
  } catch {
    return true;
  }
}

/** The minimum splash in milliseconds: 0 for visitors, after the first and with reduced motion. */
function findMinimum(isVisitor: boolean): number {
  const isNew = isFirst();
  return !isVisitor && isNew && !matchMedia('(prefers-reduced-motion: reduce)').matches
    ? SPLASH_MS
    : 0;
}

/** Load steps that end the splash; resolving the session is the other one (AUT-21). */
const STEPS = 2;

/** Remaining milliseconds of a time that starts at the navigation, so that download time counts. */
const left = (ms: number): number => Math.max(0, ms - performance.now());

/**
 * Whether the splash is over, for good (SHL-01, SHL-02). An unreachable portal ends it too. A
 * prerendered page has none.
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
