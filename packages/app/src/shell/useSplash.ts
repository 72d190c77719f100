import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../portal';

/** How long the splash stays at least: then a load step is added (SHL-04). */
const SPLASH_MS = 1600;
/** Whoever asks for less motion sees a still picture, and has nothing to wait for but the portal itself. */
const minimumStay = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPLASH_MS);
/** Load steps after which it may go; knowing who is there is the other one (AUT-21). */
const STEPS = 2;

const readSteps = (): number => session.getState().pasos;
const isUnreachable = (): boolean => session.getState().session.phase === 'unreachable';

/**
 * Whether the splash is over (SHL-01, SHL-02): once, and then for good. A portal that does not answer ends it too, since what it says of
 * that stands below.
 * @param isConfigured the configuration has come, or has failed to.
 */
export function useSplash(isConfigured: boolean): boolean {
  const steps = useSyncExternalStore(session.subscribe, readSteps);
  const unreachable = useSyncExternalStore(session.subscribe, isUnreachable);
  const [hasWaited, setWaited] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), minimumStay());
    return () => clearTimeout(timer);
  }, []);
  const isReady = hasWaited && (unreachable || (steps + 1 >= STEPS && isConfigured));
  if (isReady && !isOver) setOver(true);
  return isOver;
}
