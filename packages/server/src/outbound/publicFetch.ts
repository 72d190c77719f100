import { lookup as lookUp } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { checkTarget } from './checkTarget';
import { isReachable } from './isReachable';
import { OutboundError } from './OutboundError';
import { readBounded } from './readBounded';
import { type Lookup, resolveHost } from './resolveHost';
import { sendPinned } from './sendPinned';

interface PublicFetchInit {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Timeout of the whole request in milliseconds: names, connections, redirects and body. */
  timeoutMs: number;
  maxBytes: number;
  /** The maximum of redirects: 3 by default, and never more. */
  maxRedirects?: number;
  /** Whether to leave the body unread; the answer's body is then empty. */
  isHeadEnough?: boolean;
  /**
   * Whether the address may be in the portal's own network, because the portal's operator chose it.
   * A redirect may not lead there.
   */
  mayBePrivate?: boolean;
}

/**
 * Sends a request to a server of the internet; to the portal's own network only if allowed.
 * @returns the final answer with any status, and its address after redirects.
 * @throws OutboundError
 */
export type PublicFetch = (
  url: string,
  init: PublicFetchInit,
) => Promise<{ status: number; headers: Headers; body: string; url: string }>;

interface PublicFetchOptions {
  /** Whether every address may be in the portal's own network. */
  allowPrivate: boolean;
  lookup?: Lookup;
  /** Tests replace this function, because they can only reach their own machine. */
  isPublic?: (address: string) => boolean;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

interface Request {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** The request that follows a redirect; null if the answer is no redirect. */
function followingOf(
  { url, method, headers, body }: Request,
  { statusCode = 0, headers: { location } }: IncomingMessage,
): Request | null {
  if (!REDIRECTS.includes(statusCode) || location === undefined) return null;
  const next = checkTarget(location, url);
  // Headers may be secret, so a redirect to another site does not get them.
  const kept = next.origin === url.origin ? headers : {};
  const isAskedAgain = statusCode >= 307 || method === 'GET';
  return isAskedAgain
    ? { url: next, method, headers: kept, body }
    : { url: next, method: 'GET', headers: kept };
}

function toHeaders(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}

/** Rejects at the signal, even if the promise is still pending. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

/** Creates the fetch. It follows redirects itself, so that it can check each address. */
export function createPublicFetch({
  allowPrivate,
  lookup = (name) => lookUp(name, { all: true }),
  isPublic = isReachable,
}: PublicFetchOptions): PublicFetch {
  const permits = (address: string) => allowPrivate || isPublic(address);

  async function ask(
    first: Request,
    { maxBytes, isHeadEnough, mayBePrivate, maxRedirects = MOST_REDIRECTS }: PublicFetchInit,
    signal: AbortSignal,
  ) {
    let request = first;
    for (let left = Math.min(maxRedirects, MOST_REDIRECTS); ; left--) {
      const isTrusted = mayBePrivate === true && request === first;
      const addresses = await resolveHost(request.url.hostname, {
        lookup,
        permits: (address) => isTrusted || permits(address),
      });
      signal.throwIfAborted();
      const answer = await sendPinned({
        ...request,
        headers: { 'user-agent': 'Garita', ...request.headers, 'accept-encoding': 'identity' },
        addresses,
        signal,
      });
      const next = followingOf(request, answer);
      if (next === null) {
        const body = isHeadEnough ? '' : await readBounded(answer, maxBytes);
        return {
          status: answer.statusCode ?? 0,
          headers: toHeaders(answer),
          body,
          url: request.url.href,
        };
      }
      answer.destroy();
      if (left === 0) throw new OutboundError('protocolo', 'too many redirects');
      request = next;
    }
  }

  return async (address, init) => {
    const { method = 'GET', headers = {}, body, timeoutMs } = init;
    const url = checkTarget(address);
    const ending = new AbortController();
    const timer = setTimeout(
      () => ending.abort(new OutboundError('tiempo', `no whole answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      return await within(ending.signal, ask({ url, method, headers, body }, init, ending.signal));
    } finally {
      clearTimeout(timer);
      // Closes connections that are still open, such as those with an unread or a refused body.
      ending.abort(new OutboundError('conexion', 'the request is over'));
    }
  };
}
