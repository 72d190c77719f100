import type { EndReason } from './sessionReducer';

/** What the tabs of one browser tell each other when the stored key changes: it was replaced, or why it is gone. */
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

/** The browser's channel between tabs of one site; a tab does not hear itself. */
export function createSessionChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel('garita-sesion');
    return channel;
  };
  return {
    announce: (change) => open().postMessage(change),
    listen: (onChange) => {
      // Another version of the portal may be open in the other tab.
      open().onmessage = ({ data }) => {
        if (CHANGES.includes(data)) onChange(data as KeyChange);
      };
    },
  };
}
