import { toast } from '@garita/ui/components/toast';
import { awaitPortal } from './awaitPortal';
import { createApi } from './createApi';
import { createFormNotice } from './createFormNotice';
import { createQueryClient } from './createQueryClient';
import { createServerClock } from './createServerClock';
import { createSession, type SessionStore } from './createSession';
import { browserPage, createMarkStore } from './markCookie';
import type { Portal } from './PortalContext';
import { recoverReads } from './recoverReads';
import { createSessionCalls } from './sessionCalls';
import { createSessionChannel, type SessionChannel } from './sessionChannel';

function startSession(session: SessionStore, channel: SessionChannel): void {
  channel.listen((change) => void session.follow(change));
  const look = () => {
    if (document.visibilityState === 'visible') void session.check();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  void session.start();
}

/**
 * Creates the state of the whole app. It is called once per page. `start` finds out whether there
 * is a session.
 */
export function createPortal(): Portal & { start(): void } {
  const channel = createSessionChannel();
  const clock = createServerClock(Date.now);
  const api = createApi(clock, () => session);
  const formNotice = createFormNotice();
  const session: SessionStore = createSession({
    calls: createSessionCalls(api),
    marks: createMarkStore(browserPage),
    channel,
    notify: { success: (text) => toast.success({ text }), error: (text) => toast.error({ text }) },
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const { client, setTold } = createQueryClient({
    api,
    notify: (text) => toast.success({ text }),
    reloadUser: session.reload,
    clearNotice: formNotice.clear,
  });
  const unsent: (() => readonly Promise<unknown>[])[] = [];
  const made = new Map<unknown, unknown>();
  const portal: Portal = {
    api,
    clock,
    session,
    queryClient: client,
    formNotice,
    setTold,
    beforeSignOut: (send) => void unsent.push(send),
    signOut() {
      const sending = unsent.flatMap((send) => send());
      if (sending.length === 0) session.logout();
      else void Promise.allSettled(sending).then(session.logout);
    },
    one<Made>(make: (portal: Portal) => Made): Made {
      if (!made.has(make)) made.set(make, make(portal));
      return made.get(make) as Made;
    },
  };
  return {
    ...portal,
    start: () => {
      recoverReads(client, awaitPortal);
      startSession(session, channel);
    },
  };
}
