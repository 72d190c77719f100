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
  /** The longest pause that they are granted, in seconds. */
  longest: number;
  /** Hears how many seconds are waited. */
  onPause: (seconds: number) => void;
}

export interface ClientOptions {
  /** Where the API answers, with its base path: `/api` in the browser, `https://…/api` elsewhere. */
  baseUrl: string;
  /** A program's session token of the moment; null when signed out. Left out by a page, whose key travels in a cookie that it cannot read. */
  getKey?: () => string | null;
  /** The mark of the session that a page shows, so that a cookie that has become somebody else's meanwhile acts for nobody; null when there is none. */
  getMark?: () => string | null;
  /** Called when an answer says that the key no longer opens (401 to a call other than `login`). */
  onKeyRefused?: (texto: string) => void;
  /** How many milliseconds a request waits for the beginning of its answer; null, or left out, for as long as it takes. */
  patience?: (request: Request) => number | null;
  /** How reads are repeated that the portal cannot answer yet, or that a proxy does not bring to it; left out, they are not. */
  reads?: Reads;
  /** Resolves after so many milliseconds; left out, by the platform's clock. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Replaces the platform's fetch. */
  fetch?: (request: Request) => Promise<Response>;
  /** Replaces the platform's Request, together with `fetch`, which gets it. */
  request?: typeof Request;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const isKeyed = (method: string, path: string): boolean =>
  method !== 'GET' && !UNKEYED_CALLS.includes(`${method} ${path}`);

type Send = (request: Request) => Promise<Response>;

/** How often a portal is asked that is still at the same request, about a second apart: longer than a statement of it may take. */
const TRIES = 60;

/** How often a portal is asked that cannot answer, or that a proxy does not reach: after 1, 2 and 4 of the seconds that it asks for. */
const TRIES_AWAY = 4;
/** A portal that asks for a longer pause, in seconds, waits for a person: for room on its disk, for one. */
const LONGEST_PAUSE = 5;
/** What a proxy answers that lost the portal on the way. */
const LOST = [502, 504];

/** In how many seconds to send a keyed request again, after it was sent so often; null when this is its answer. */
function pauseOf({ status, headers }: Response, tries: number): number | null {
  const after = headers.has('retry-after') ? Number(headers.get('retry-after')) : null;
  // Still at the same request.
  if (status === 409) return tries < TRIES ? after : null;
  const pause = LOST.includes(status) ? 1 : status === 503 ? after : null;
  return pause !== null && pause <= LONGEST_PAUSE && tries < TRIES_AWAY
    ? pause * 2 ** (tries - 1)
    : null;
}

/** The same of a read: what is too much for the portal is asked for again, and a 503 that says nothing is a proxy's. */
function pauseOfRead({ status, headers }: Response, tries: number, longest: number): number | null {
  if (tries >= TRIES_AWAY || ![...LOST, 429, 503].includes(status)) return null;
  const after = Number(
    headers.get('retry-after') ?? (status === 429 ? Number.NaN : 2 ** (tries - 1)),
  );
  return after >= 0 && after <= longest ? Math.max(1, after) : null;
}

/** Sends a read, and again after a broken connection and after each pause that it is granted. */
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
 * A write that got no answer may or may not have happened; its Idempotency-Key makes asking again safe, so a keyed request is sent a
 * second time after a broken connection, and asked about until the portal is done with the first, or has told for some seconds that it cannot answer.
 * Anything else reports the failure.
 */
async function sendUntilAnswered(
  request: Request,
  send: Send,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Response> {
  if (!request.headers.has('Idempotency-Key')) return await send(request);
  let again = request.clone();
  // Whoever sends it, or a repeat of it, keeps no part of the one that comes after.
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

/** Sends a request that gives up when its answer has not begun in time. */
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
 * The typed client of the contract: adds the key and, to writes, an Idempotency-Key, and throws one {@link ApiError} for every failure
 * (also for 2xx bodies whose `status` is not 0, and for failures without a body, which openapi-fetch alone would take for success).
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
    ...(options.request && { Request: options.request }),
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

/** The value of an answer; failures have already been thrown. */
export async function unwrap<T>(answer: Promise<{ data?: T }>): Promise<T> {
  const { data } = await answer;
  return data as T;
}
