import type { Locks, Mensaje } from './createTab';

/** The browser's locks; null without a secure context (TLS or localhost). */
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
