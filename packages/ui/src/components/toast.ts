import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

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

/** Duration of a success without an action, in milliseconds. */
export const BRIEF_MS = 1000;
/** Duration of every other notice, in milliseconds; offers have none. */
export const LONG_MS = 6000;

/** The visible notices, newest first. React Aria pauses their timers on hover and focus. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/**
 * Closes a visible notice with the same text, since all requests of a page fail alike on a lost
 * connection.
 */
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

/**
 * Shows a notice at the bottom of the page and returns its key. The text may come from the server:
 * it is never parsed as markup.
 */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  error: (message: ToastMessage) => show('error', message),
  info: (message: ToastMessage) => show('info', message),
  /** Shows a notice without a timeout: it stays until the caller or the user closes it. */
  offer: (message: Required<ToastMessage>) => toastQueue.add({ tone: 'success', ...message }),
  close: (key: string) => toastQueue.close(key),
};
