import type { EndReason } from './sessionReducer';

/** The message between tabs when the stored key changes: a sign-in, or why the session ended. */
export type KeyChange = 'entered' | Exclude<EndReason, 'none'>;

export interface SessionChannel {
  announce(change: KeyChange): void;
  listen(onChange: (change: KeyChange) => void): void;
}

const CHANGES: readonly unknown[] = [
  'entered',
  'left',
  'refused',
  'dismissed',
] satisfies KeyChange[];

/** A tab does not receive its own messages. */
export function createSessionChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel('garita-sesion');
    return channel;
  };
  return {
    announce: (change) => open().postMessage(change),
    listen: (onChange) => {
      // The other tab may run another version of the portal.
      open().onmessage = ({ data }) => {
        if (CHANGES.includes(data)) onChange(data as KeyChange);
      };
    },
  };
}
