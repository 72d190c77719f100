const addressOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, 'https://garita.test').href;

function createCache(): Cache {
  const kept = new Map<string, Response>();
  const cache: Pick<Cache, 'put' | 'match' | 'keys' | 'delete'> = {
    async put(asked, response) {
      const body = await response.arrayBuffer();
      // As in browsers, a second `put` moves the entry to the end.
      kept.delete(addressOf(asked));
      kept.set(addressOf(asked), new Response(body, { headers: response.headers }));
    },
    match: async (asked) => kept.get(addressOf(asked))?.clone(),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (asked) => kept.delete(addressOf(asked)),
  };
  return cache as Cache;
}

/** The parts of CacheStorage that the worker uses, in memory. */
export function createCaches(): CacheStorage {
  const caches = new Map<string, Cache>();
  const storage: Pick<CacheStorage, 'open' | 'keys' | 'delete'> = {
    async open(name) {
      const cache = caches.get(name) ?? createCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
  return storage as CacheStorage;
}
