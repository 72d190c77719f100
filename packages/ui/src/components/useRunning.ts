import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One shared timer, which runs only while it has listeners. */
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
 * A value that changes with time. It is read every second, and only its component re-renders when
 * it changes: so it must be a string, a number or a boolean.
 */
export const useRunning = <Value extends string | number | boolean>(read: () => Value): Value =>
  useSyncExternalStore(onSecond, read, read);
