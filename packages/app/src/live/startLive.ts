import { setAlarm } from '@garita/api-client/stream/setAlarm';
import type { Portal } from '../portal/PortalContext';
import { waitHopefully } from '../portal/waitHopefully';
import { findLocks, openChannel } from './browserTab';
import { createLeader } from './createLeader';
import { createRefresh } from './createRefresh';
import { createTab, type Tab } from './createTab';

/**
 * The interval of the call that shows a user as present, in milliseconds. While the stream is open,
 * a passive user's page makes no other calls.
 */
const PRESENCE_MS = 5 * 60_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Starts to follow the portal's changes. @param onState called with whether the stream is open, at
 * each change
 * @returns a function that stops the stream
 */
export function startLive(portal: Portal, onState: (isOpen: boolean) => void): () => void {
  const { session } = portal;
  const leader = portal.one(createLeader);
  const marca = session.getMark() ?? '';
  const refresh = createRefresh({
    client: portal.queryClient,
    random: Math.random,
    now: Date.now,
    isVisible,
    later: setAlarm,
  });
  let tab: Tab | undefined;
  const { post, close } = openChannel((mensaje) => tab?.hear(mensaje));
  tab = createTab({
    marca,
    post,
    locks: findLocks(),
    isVisible,
    random: Math.random,
    wait: waitHopefully,
    alarm: setAlarm,
    ask: (lastId, signal) =>
      fetch('/api/ext/cambios', {
        headers: {
          ...(marca && { sesion: marca }),
          ...(lastId !== null && { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal,
      }),
    onRefused: (texto) => void session.onKeyRefused(texto).then(session.reload),
    onYo: () => void session.reload(),
    onMoved: refresh.onMoved,
    onState: (isOpen) => {
      portal.setTold(isOpen);
      if (isOpen) refresh.onOpen();
      onState(isOpen);
    },
  });
  leader.set(tab.isLeading);
  const presence = setInterval(() => isVisible() && void session.check(), PRESENCE_MS);
  return () => {
    clearInterval(presence);
    leader.set(null);
    tab?.stop();
    refresh.stop();
    close();
  };
}
