import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** An act offered inside a notice, e.g. `Deshacer`. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastContent {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: ToastAction;
}

interface ToastMessage {
  text: string;
  action?: ToastAction;
}

/** A plain success says what the person already knows: one second, as the portal's specification wants it. */
export const BRIEF_MS = 1000;
/** Whatever must be read or can be acted upon. */
export const LONG_MS = 6000;

/** The notices on screen, newest first. React Aria pauses their clocks while the pointer or the focus is on one. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** What has just been said need not be said twice: when a line breaks, everything on a page fails with the same words. */
function closeSame({ tone, text }: ToastContent): void {
  for (const { key, content } of toastQueue.visibleToasts)
    if (content.tone === tone && content.text === text) toastQueue.close(key);
}

function show(tone: ToastContent['tone'], { text, action }: ToastMessage): string {
  const isBrief = tone === 'success' && !action;
  const content: ToastContent = { tone, text, ...(action && { action }) };
  if (tone === 'error') closeSame(content);
  return toastQueue.add(content, { timeout: isBrief ? BRIEF_MS : LONG_MS });
}

/** Shows a notice at the foot of the page and returns its key. A text may come from the server as it is: it is never read as markup. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
  /** Stays until its owner closes it: what it offers is possible for exactly so long. */
  offer: (message: Required<ToastMessage>) => toastQueue.add({ tone: 'success', ...message }),
  close: (key: string) => toastQueue.close(key),
};
