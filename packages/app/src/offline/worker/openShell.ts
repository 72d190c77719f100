import { dropOldest } from './dropOldest';

const CACHE = 'portal';
/** The cache key of the app's only HTML page, which is the same at every address. */
const PAGE = '/';
/**
 * The maximum number of cached files, more than one version has. The oldest files, of earlier
 * versions, are deleted.
 */
const FILES = 500;

/** `waitUntil` of an event: keeps the worker alive until the work settles. */
type GracePeriod = (work: Promise<unknown>) => void;

export interface ShellDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo) => Promise<Response>;
  /** A text that only a page for a visitor contains. Such a page is not cached. */
  readonly ofVisitor: string;
}

export interface Shell {
  /**
   * The page from the network, or from the cache if that fails. @param arriving the response of the
   * navigation preload
   */
  readonly page: (
    request: Request,
    arriving: Promise<Response | undefined>,
    linger: GracePeriod,
  ) => Promise<Response>;
  /**
   * A file from the cache, or from the network. A cached file is never outdated, since names are
   * hashed.
   */
  readonly file: (request: Request, linger: GracePeriod) => Promise<Response>;
  /** Caches files, one after another. Without a connection it rejects, like `fetch`. */
  readonly keep: (paths: readonly string[]) => Promise<void>;
}

const isPage = ({ ok, type, headers }: Response): boolean =>
  ok && type === 'basic' && headers.get('content-type')?.startsWith('text/html') === true;

/** Caches the page of a signed-in user and every requested file of the build. */
export function openShell({ caches, fetch, ofVisitor }: ShellDeps): Shell {
  const keepPage = async (response: Response): Promise<void> => {
    if (!isPage(response) || (await response.clone().text()).includes(ofVisitor)) return;
    await (await caches.open(CACHE)).put(PAGE, response);
  };
  const keepFile = async (path: string, response: Response): Promise<void> => {
    if (!response.ok) return;
    const cache = await caches.open(CACHE);
    await cache.put(path, response);
    await dropOldest(cache, FILES, ({ url }) => new URL(url).pathname !== PAGE);
  };
  const find = async (path: string): Promise<Response | undefined> => {
    try {
      return await (await caches.open(CACHE)).match(path, { ignoreVary: true });
    } catch {
      return undefined;
    }
  };
  return {
    async page(request, arriving, linger) {
      try {
        const response = (await arriving) ?? (await fetch(request));
        linger(keepPage(response.clone()));
        return response;
      } catch (error) {
        const kept = await find(PAGE);
        if (kept) return kept;
        throw error;
      }
    },
    async file(request, linger) {
      const path = new URL(request.url).pathname;
      const kept = await find(path);
      if (kept) return kept;
      const response = await fetch(request);
      linger(keepFile(path, response.clone()));
      return response;
    },
    async keep(paths) {
      await keepPage(await fetch(PAGE));
      for (const path of paths) if (!(await find(path))) await keepFile(path, await fetch(path));
    },
  };
}
