import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A client keeps the `Request` it was made with, and the test files of a worker share their modules. */
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a list is asked for from the newest on, the next page behind the last row, and its data are all rows that have come', async () => {
  const all = Array.from({ length: LISTA_MAXIMA + 2 }, (_, i) => ({ id: 10_000 - i }));
  const asked: string[] = [];
  // A page's addresses are its own; here there is none.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://portal.test') : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { search, searchParams } = new URL(url);
    asked.push(search);
    const antes = Number(searchParams.get('antes') ?? Number.POSITIVE_INFINITY);
    return Response.json(all.filter(({ id }) => id < antes).slice(0, LISTA_MAXIMA));
  });
  const { readPages } = await import('./readPages');
  const query = readPages('multas', 'getAllMultas', 'GET /getAllMultas');
  expect(query.queryKey).toEqual(['multas', 'getAllMultas']);
  const observer = new InfiniteQueryObserver(new QueryClient(), query);
  const first = await observer.refetch({ throwOnError: true });
  expect(first.data).toHaveLength(LISTA_MAXIMA);
  const second = await observer.fetchNextPage();
  expect([second.data, second.hasNextPage]).toEqual([all, false]);
  expect(asked).toEqual(['', `?antes=${10_001 - LISTA_MAXIMA}`]);
});
