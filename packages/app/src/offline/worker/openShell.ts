import { dropOldest } from './dropOldest';

/** The page and the files that it is made of. */
const CACHE = 'portal';
/** The one page there is: its addresses belong to the browser's router. */
const PAGE = '/';
/** More than the portal is made of; the oldest go, which are those of an earlier version. */
const FILES = 500;

/** Has the worker live until this is done, which nobody waits for. */
type Linger = (work: Promise<unknown>) => void;

export interface ShellDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo) => Promise<Response>;
  /** What a page holds that was rendered for a visitor, and so is not the one to keep. */
  readonly ofVisitor: string;
}

/** The page and its files as they were seen last. Where the browser keeps nothing, they are the portal's. */
export interface Shell {
  /** Answers with the page: the portal's, and without a connection the one that was kept. @param arriving what the browser has asked for meanwhile, if it has */
  readonly page: (
    request: Request,
    arriving: Promise<Response | undefined>,
    linger: Linger,
  ) => Promise<Response>;
  /** Answers with a file that is what its name says for ever. */
  readonly file: (request: Request, linger: Linger) => Promise<Response>;
  /** Keeps the page, and these files one after the other, where they are not kept yet. Rejects as `fetch`, where there is no connection. */
  readonly keep: (paths: readonly string[]) => Promise<void>;
}

const isPage = ({ ok, type, headers }: Response): boolean =>
  ok && type === 'basic' && headers.get('content-type')?.startsWith('text/html') === true;

/** Keeps the page of who is signed in, and every file of the build that was asked for since. */
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
