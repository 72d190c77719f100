import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The one heartbeat of the page, which beats only while somebody listens. */
export function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const listen of [...listeners]) listen();
  }, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Something that runs on with the clock, as it reads right now. It is looked at every second, and only what shows it is rendered, when it reads
 * differently: so it has to be a text, a number or a flag.
 */
export const useRunning = <Value extends string | number | boolean>(read: () => Value): Value =>
  useSyncExternalStore(onSecond, read);
