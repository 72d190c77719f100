import { randomKey } from '@garita/domain/bytes/randomKey';
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError';
import { UNKEYED_CALLS } from './calls';
import { toApiError } from './failure';
import { TOO_LONG, withLimit } from './followSignal';
import type { paths } from './schema';
import { CLIENTE } from './textos';

export type ApiClient = Client<paths>;

interface Reads {
  /**
   * The longest pause before a retry, in seconds. If `Retry-After` is longer, the client gives up.
   */
  longest: number;
  onPause: (seconds: number) => void;
}

export interface ClientOptions {
  /** The API's base URL: `/api` in the browser, `https://…/api` elsewhere. */
  baseUrl: string;
  /**
   * Returns a program's session token or access token; null when signed out. A page omits this
   * function, because the browser sends its token as a cookie.
   */
  getKey?: () => string | null;
  /**
   * Returns the mark of the page's session; null without a session. The server compares the mark
   * with the cookie, because another tab may have signed in as another user.
   */
  getMark?: () => string | null;
  /** Called when a call other than `login` gets 401: the token is no longer valid. */
  onKeyRefused?: (texto: string) => void;
  /**
   * Returns the milliseconds to wait for the start of an answer; null means no limit. If omitted,
   * there is no limit.
   */
  patience?: (request: Request) => number | null;
  /**
   * How to repeat a read that the portal or its proxy could not answer. If omitted, the client does
   * not repeat reads.
   */
  reads?: Reads;
  sleep?: (ms: number) => Promise<unknown>;
  fetch?: (request: Request) => Promise<Response>;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const isKeyed = (method: string, path: string): boolean =>
  method !== 'GET' && !UNKEYED_CALLS.includes(`${method} ${path}`);

type Send = (request: Request) => Promise<Response>;

/**
 * The maximum of attempts while the portal says that the same request is still running. They are
 * about a second apart.
 */
const TRIES = 60;

/**
 * The maximum of attempts while the portal or its proxy fails. For a write, the pauses between the
 * attempts are 1, 2 and 4 times the pause that the answer requests.
 */
const TRIES_AWAY = 4;
/**
 * The longest `Retry-After` of a 503 after which a write is repeated, in seconds. A longer value
 * means that a person must act first, for example free disk space.
 */
const LONGEST_PAUSE = 5;
/** The statuses with which a proxy says that it cannot reach the portal. */
const LOST = [502, 504];

/** Seconds until the next attempt of a write with a key; null if this answer is final. */
function pauseOf({ status, headers }: Response, tries: number): number | null {
  const after = headers.has('retry-after') ? Number(headers.get('retry-after')) : null;
  // A 409 with Retry-After says that the same request is still running.
  if (status === 409) return tries < TRIES ? after : null;
  const pause = LOST.includes(status) ? 1 : status === 503 ? after : null;
  return pause !== null && pause <= LONGEST_PAUSE && tries < TRIES_AWAY
    ? pause * 2 ** (tries - 1)
    : null;
}

/**
 * Seconds until the next attempt of a read; null if this answer is final. A read is repeated after
 * more statuses than a write: also after 429, and after a 503 without Retry-After, which comes from
 * a proxy.
 */
function pauseOfRead({ status, headers }: Response, tries: number, longest: number): number | null {
  if (tries >= TRIES_AWAY || ![...LOST, 429, 503].includes(status)) return null;
  const after = Number(
    headers.get('retry-after') ?? (status === 429 ? Number.NaN : 2 ** (tries - 1)),
  );
  return after >= 0 && after <= longest ? Math.max(1, after) : null;
}

async function sendRead(
  request: Request,
  send: Send,
  sleep: (ms: number) => Promise<unknown>,
  { longest, onPause }: Reads,
): Promise<Response> {
  const next = () => send(request.clone());
  let response = await next().catch(async (error: unknown) => {
    if (request.signal.aborted || (error instanceof ApiError && error.isTimeout)) throw error;
    return await next();
  });
  for (
    let tries = 1, pause = pauseOfRead(response, tries, longest);
    pause !== null;
    tries++, pause = pauseOfRead(response, tries, longest)
  ) {
    onPause(pause);
    await sleep(pause * 1000);
    response = await next();
  }
  return response;
}

/**
 * Sends a request. A request without an Idempotency-Key is sent once. A request with a key is safe
 * to repeat: the client repeats it once after a broken connection, and then while `pauseOf` returns
 * a pause.
 */
async function sendUntilAnswered(
  request: Request,
  send: Send,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Response> {
  if (!request.headers.has('Idempotency-Key')) return await send(request);
  let again = request.clone();
  // Sending a request uses up its body, so each attempt is a clone that was made before.
  const next = (): Request => {
    const one = again;
    again = one.clone();
    return one;
  };
  let response = await send(request).catch(async (error: unknown) => {
    if (request.signal.aborted) throw error;
    return await send(next());
  });
  for (
    let tries = 1, pause = pauseOf(response, tries);
    pause !== null;
    tries++, pause = pauseOf(response, tries)
  ) {
    await sleep(pause * 1000);
    response = await send(next());
  }
  return response;
}

async function sendPatiently(
  request: Request,
  patience: number | null,
  send: Send,
): Promise<Response> {
  if (patience === null) return await send(request);
  return await withLimit(patience, request.signal, (signal) =>
    send(new Request(request, { signal })),
  );
}

function toNetworkError(error: unknown, isUnknown: boolean): ApiError {
  const isTimeout = error === TOO_LONG;
  const texto = isTimeout ? CLIENTE.tardaDemasiado : CLIENTE.sinConexion;
  return new ApiError(isUnknown ? CLIENTE.sinSaber : texto, {
    httpStatus: 0,
    isTimeout,
    isUnknown,
    cause: error,
  });
}

/**
 * Creates a client, which adds the token to each call and an Idempotency-Key to each write. A call
 * throws an {@link ApiError} for every failure. A 2xx answer whose `status` is not 0 is a failure
 * too, although openapi-fetch would return it as data.
 */
export function createClient(options: ClientOptions): ApiClient {
  const {
    baseUrl,
    getKey,
    getMark,
    onKeyRefused,
    patience = () => null,
    sleep = wait,
    reads,
    fetch: send = (request) => globalThis.fetch(request),
  } = options;
  const client = createFetchClient<paths>({
    baseUrl,
    fetch: (request) => {
      const sendOne: Send = (one) => sendPatiently(one, patience(one), send);
      return reads && request.method === 'GET'
        ? sendRead(request, sendOne, sleep, reads)
        : sendUntilAnswered(request, sendOne, sleep);
    },
  });
  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      const [key, mark] = [getKey?.(), getMark?.()];
      if (key) request.headers.set('key', key);
      if (mark) request.headers.set('sesion', mark);
      if (isKeyed(request.method, schemaPath) && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', randomKey());
      }
      return request;
    },
    async onResponse({ request, response, schemaPath }) {
      const error = await toApiError(response, request.headers.has('Idempotency-Key'));
      if (!error) return undefined;
      if (
        error.httpStatus === 401 &&
        schemaPath !== '/login' &&
        (!getKey || request.headers.has('key'))
      )
        onKeyRefused?.(error.message);
      throw error;
    },
    onError({ request, error }) {
      return error instanceof ApiError
        ? error
        : toNetworkError(error, request.headers.has('Idempotency-Key'));
    },
  };
  client.use(middleware);
  return client;
}

export async function unwrap<T>(answer: Promise<{ data?: T }>): Promise<T> {
  const { data } = await answer;
  return data as T;
}
