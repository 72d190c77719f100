import { toast } from '@garita/ui/components/toast';
import { api, connectSession } from './api';
import { createQueryClient } from './createQueryClient';
import { createSession } from './createSession';
import { browserPage, createMarkStore } from './markCookie';
import { createSessionCalls } from './sessionCalls';
import { createSessionChannel } from './sessionChannel';
import { formNotice } from './useFormNotice';

const channel = createSessionChannel();

/** Who uses this tab. */
export const session = createSession({
  calls: createSessionCalls(api),
  marks: createMarkStore(browserPage),
  channel,
  notify: { success: (text) => toast.success({ text }), error: (text) => toast.error({ text }) },
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** What this tab knows of the server's data. */
export const queryClient = createQueryClient({
  notify: (text) => toast.success({ text }),
  reloadUser: session.reload,
  clearNotice: formNotice.clear,
});

/** Finds out who is signed in here, and from then on listens to the other tabs and to the person's coming back. */
export function startSession(): void {
  connectSession({
    getMark: session.getMark,
    onKeyRefused: (texto) => void session.onKeyRefused(texto),
  });
  channel.listen((change) => void session.follow(change));
  const look = () => {
    if (document.visibilityState === 'visible') void session.check();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  void session.start();
}
