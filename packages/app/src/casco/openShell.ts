/** The page and the files that it is made of. */
const CACHE = 'casco';
/** The one page there is: its addresses belong to the browser's router. */
const PAGE = '/';
/** More than the portal is made of; the oldest go, which are those of an earlier version. */
const FILES = 300;

export interface ShellDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo) => Promise<Response>;
  /** What a page holds that was rendered for a visitor, and so is not the one to keep. */
  readonly ofVisitor: string;
}

/** The page and its files as they were seen last. */
export interface Shell {
  /** Answers with the page: the portal's, and without a connection the one that was kept. @param arriving what the browser has asked for meanwhile, if it has */
  readonly page: (request: Request, arriving: Promise<Response | undefined>) => Promise<Response>;
  /** Answers with a file that is what its name says for ever. */
  readonly file: (request: Request) => Promise<Response>;
  /** Keeps the page, and these files, where they are not kept yet. @param paths */
  readonly keep: (paths: readonly string[]) => Promise<void>;
}

const isPage = ({ ok, type, headers }: Response): boolean => ok && type === 'basic' && headers.get('content-type')?.startsWith('text/html') === true;

/** Keeps the page of who is signed in, and every file of the build that was asked for since. */
export function openShell({ caches, fetch, ofVisitor }: ShellDeps): Shell {
  const keepPage = async (response: Response): Promise<void> => {
    if (!isPage(response) || (await response.clone().text()).includes(ofVisitor)) return;
    await (await caches.open(CACHE)).put(PAGE, response);
  };
  const keepFile = async (path: string, response: Response): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.put(path, response);
    const kept = await cache.keys();
    const files = kept.filter(({ url }) => new URL(url).pathname !== PAGE);
    await Promise.all(files.slice(0, Math.max(0, files.length - FILES)).map((one) => cache.delete(one)));
  };
  const find = async (path: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(path, { ignoreVary: true });
  const file = async (path: string, request: RequestInfo): Promise<Response> => {
    const kept = await find(path);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await keepFile(path, response.clone());
    return response;
  };
  return {
    async page(request, arriving) {
      try {
        const response = (await arriving) ?? (await fetch(request));
        // Kept beside the answer, not before it.
        void keepPage(response.clone()).catch(() => undefined);
        return response;
      } catch (error) {
        const kept = await find(PAGE);
        if (kept) return kept;
        throw error;
      }
    },
    file: (request) => file(new URL(request.url).pathname, request),
    async keep(paths) {
      await Promise.all([fetch(PAGE).then(keepPage), ...paths.map((path) => file(path, path))]);
    },
  };
}
