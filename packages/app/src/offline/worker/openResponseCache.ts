import { dropOldest } from './dropOldest';

/**
 * The prefix of a cache's name. The session's mark follows, since each session has a separate
 * cache.
 */
const PREFIX = 'visto-';
/** The header with the instant (ISO) at which the response was received. */
const SINCE = 'x-visto';
/** The maximum age of a cached response, in milliseconds. */
const AGE_MS = 7 * 24 * 3_600_000;
/** Maximum number of cached responses per session; the oldest are deleted. */
const ANSWERS = 80;
/** The maximum size of a cached response, in bytes. */
const LARGEST = 1_000_000;

/**
 * The reads that must not be stored on a device: account security, sign-up, logs of users' acts and
 * network addresses, streams and files. openResponseCache.test.ts lists the decision for every
 * read.
 */
const NOT_KEPT =
  /^\/api\/(?:ext\/(?:ajustes\/registro|alta|bitacora|cambios|emblema|factores|invitaciones|puerta|respaldos|sesiones|tokens|vetos|webhooks)|ext\/persona\/[^/]+\/notas|getAllClones|getLog|getLogUser|getWhiteList|health|ipdetect)(?:\/|$)/;

export interface ResponseCacheDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The present time, in milliseconds since the epoch. */
  readonly now: () => number;
}

export interface Answer {
  readonly response: Response;
  /** The instant (ISO) of a cached response; null if the portal has just sent it. */
  readonly since: string | null;
  /** Settles once the response is cached. */
  readonly kept: Promise<unknown>;
}

export interface ResponseCache {
  /**
   * Makes a read: over the network, or from the cache if the network fails. Rejects as `fetch` if
   * both fail.
   */
  readonly read: (request: Request) => Promise<Answer>;
  /** Deletes the data of all sessions. */
  readonly forget: () => Promise<void>;
}

/** Whether the answers of a path are cached. @param path with its first slash */
export const isKept = (path: string): boolean => path.startsWith('/api/') && !NOT_KEPT.test(path);

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

/**
 * Caches the portal's responses, in a separate cache for each session. The worker passes only reads
 * to it.
 */
export function openResponseCache({ caches, fetch, now }: ResponseCacheDeps): ResponseCache {
  /** The marks of ended sessions, whose late responses must not be cached. */
  const ended = new Set<string>();
  let current: string | null = null;

  const dropBut = async (mark: string | null): Promise<void> => {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(PREFIX) && name !== `${PREFIX}${mark}`,
    );
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  const forget = async (): Promise<void> => {
    if (current !== null) ended.add(current);
    current = null;
    await dropBut(null);
  };
  const keep = async (mark: string, url: string, response: Response): Promise<void> => {
    const body = await response.arrayBuffer();
    if (body.byteLength > LARGEST || ended.has(mark)) return;
    const cache = await caches.open(`${PREFIX}${mark}`);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [SINCE]: new Date(now()).toISOString(),
    };
    await cache.put(url, new Response(body, { headers }));
    await dropOldest(cache, ANSWERS);
    // The session may have ended during the `put`.
    if (ended.has(mark)) await caches.delete(`${PREFIX}${mark}`);
  };
  const find = async (
    mark: string,
    url: string,
  ): Promise<{ response: Response; since: string } | null> => {
    if (ended.has(mark)) return null;
    const response = await (await caches.open(`${PREFIX}${mark}`)).match(url);
    const since = response?.headers.get(SINCE);
    return response && since && now() - Date.parse(since) <= AGE_MS ? { response, since } : null;
  };
  const settle = async (mark: string, url: string, response: Response): Promise<void> => {
    if (response.status === 401) return forget();
    if (response.ok && isJson(response)) await keep(mark, url, response);
  };
  return {
    async read(request) {
      const mark = request.headers.get('sesion');
      if (mark === null) {
        // A read without a session means that every session of this browser has ended.
        return { response: await fetch(request), since: null, kept: forget() };
      }
      const dropped = mark === current ? null : dropBut(mark);
      current = mark;
      try {
        const response = await fetch(request);
        return {
          response,
          since: null,
          kept: Promise.all([dropped, settle(mark, request.url, response.clone())]),
        };
      } catch (error) {
        const found = request.signal.aborted ? null : await find(mark, request.url);
        if (found === null) throw error;
        return { ...found, kept: Promise.resolve(dropped) };
      }
    },
    forget,
  };
}
