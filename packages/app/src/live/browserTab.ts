import type { Locks, Mensaje } from './createTab';

/** Waits `ms` milliseconds, or until the browser is online again or the tab becomes visible. */
export function waitHopefully(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const look = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
  });
}

/** Calls `ring` after `ms` milliseconds. @returns a function that cancels it */
export function setAlarm(ms: number, ring: () => void): () => void {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
}

/** Only secure contexts have locks (TLS or localhost). */
export const findLocks = (): Locks | null =>
  'locks' in navigator ? (navigator.locks as unknown as Locks) : null;

/** A tab does not receive its own messages. */
export function openChannel(hear: (mensaje: Mensaje) => void): {
  post: (mensaje: Mensaje) => void;
  close: () => void;
} {
  const channel = new BroadcastChannel('garita-cambios');
  channel.onmessage = ({ data }) => hear(data as Mensaje);
  return { post: (mensaje) => channel.postMessage(mensaje), close: () => channel.close() };
}
