import { dropOldest } from './dropOldest';

/** One for each session, by its mark. */
const PREFIX = 'visto-';
/** When it was given, an ISO instant. */
const SINCE = 'x-visto';
/** What was seen longer ago is of no use any more. Milliseconds. */
const AGE_MS = 7 * 24 * 3_600_000;
/** So many answers of a session are kept; the oldest go. */
const ANSWERS = 80;
/** What is larger is left out. Bytes. */
const LARGEST = 1_000_000;

/**
 * What is not to lie on anybody's disk, though they may read it: what guards an account or lets one in, what was noted of whom and from where; and what is a
 * stream or a file. Each read of the contract is decided by a test.
 */
const NOT_KEPT =
  /^\/api\/(?:ext\/(?:ajustes\/registro|alta|bitacora|cambios|emblema|factores|invitaciones|respaldos|sesiones|tokens|webhooks)|ext\/persona\/[^/]+\/notas|getAllClones|getLog|getLogUser|getWhiteList|health|ipdetect)(?:\/|$)/;

export interface SeenDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What came of a read. */
export interface Answer {
  readonly response: Response;
  /** When it was given, an ISO instant; null where the portal has just given it. */
  readonly since: string | null;
  /** Keeps it for a time without a connection. */
  readonly kept: Promise<unknown>;
}

/** What somebody was told last, for as long as they are signed in. */
export interface Seen {
  /** Makes a read: the portal answers, and without a connection what it answered last. Rejects as `fetch`, where there is none. */
  readonly read: (request: Request) => Promise<Answer>;
  /** Keeps nothing of anybody any more. */
  readonly forget: () => Promise<void>;
}

/** Whether an answer to it may be kept. @param path with its first slash */
export const isKept = (path: string): boolean => path.startsWith('/api/') && !NOT_KEPT.test(path);

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

/** Keeps what the portal answers to who is signed in, each session apart. Nothing that is written passes here. */
export function openSeen({ caches, fetch, now }: SeenDeps): Seen {
  /** Sessions that have ended: what is answered to them late is not kept again. */
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
    // Somebody may have gone meanwhile.
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
        // Who asks without a session has none: neither has anybody else in this browser.
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
