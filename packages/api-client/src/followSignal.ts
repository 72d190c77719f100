interface Following {
  readonly controller: AbortController;
  readonly release: () => void;
}

/**
 * A controller that also aborts when `source` aborts. `AbortSignal.any` is no alternative: before
 * the abort, Node 20 may garbage-collect the signal that `any` returned (nodejs/node#57736). Here
 * the listener on `source` refers to the controller, so the controller is not collected.
 */
export function followSignal(source: AbortSignal): Following {
  const controller = new AbortController();
  const follow = () => controller.abort(source.reason);
  if (source.aborted) follow();
  source.addEventListener('abort', follow, { once: true });
  return { controller, release: () => source.removeEventListener('abort', follow) };
}

export const TOO_LONG = new DOMException('No answer came in time', 'TimeoutError');

/**
 * Runs `work` with a signal. The signal aborts with {@link TOO_LONG} after `milliseconds`, or when
 * `source` aborts. While the timer runs, the signal is not garbage-collected.
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
