import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls the listener every second. All listeners share one timer, which stops when the last
 * listener is removed.
 * @returns a function that removes the listener
 */
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
 * A value that changes with time. `read` runs every second. The component re-renders only when the
 * value differs, so it must be a string, a number or a boolean.
 */
export const useRunning = <Value extends string | number | boolean>(read: () => Value): Value =>
  useSyncExternalStore(onSecond, read, read);
