/** A signal that ends with another one, or by its own controller. */
interface Following {
  readonly controller: AbortController;
  /** The other signal holds nothing of it any more. */
  readonly release: () => void;
}

/**
 * A controller that also aborts when a signal does. In place of `AbortSignal.any`, whose signal Node 20 may collect before it fires (nodejs/node#57736):
 * here the source holds the controller.
 */
export function followSignal(source: AbortSignal): Following {
  const controller = new AbortController();
  const follow = () => controller.abort(source.reason);
  if (source.aborted) follow();
  source.addEventListener('abort', follow, { once: true });
  return { controller, release: () => source.removeEventListener('abort', follow) };
}

/** Why work ended that took longer than it may. */
export const TOO_LONG = new DOMException('No answer came in time', 'TimeoutError');

/**
 * Does work with a signal that aborts after so many milliseconds, with {@link TOO_LONG}, or when another one does. The running timer holds the signal until the
 * work is over.
 */
export async function withLimit<T>(
  milliseconds: number,
  source: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { controller, release } = followSignal(source);
  const timer = setTimeout(() => controller.abort(TOO_LONG), milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    release();
  }
}
