import { createClient } from '@garita/api-client/createClient';
import { LISTA_MAXIMA } from '@garita/domain/listas/pagina';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../portal/createQueryClient';
import { readParts } from './read';
import { readPages } from './readPages';

function setUp(answer: (params: URLSearchParams) => unknown) {
  const asked: string[] = [];
  const api = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: async ({ url }) => {
      const { pathname, search, searchParams } = new URL(url);
      asked.push(`${pathname}${search}`);
      return Response.json(answer(searchParams));
    },
  });
  const { client } = createQueryClient({
    api,
    notify: () => undefined,
    reloadUser: () => Promise.resolve(),
    clearNotice: () => undefined,
  });
  return { client, asked };
}

test('a list is read in pages from the newest row on, and its data is all loaded rows', async () => {
  const all = Array.from({ length: LISTA_MAXIMA + 2 }, (_, i) => ({ id: 10_000 - i }));
  const { client, asked } = setUp((params) => {
    const antes = Number(params.get('antes') ?? Number.POSITIVE_INFINITY);
    return all.filter(({ id }) => id < antes).slice(0, LISTA_MAXIMA);
  });
  const query = readPages('getAllMultas');
  expect(query.queryKey).toEqual(['multas', 'getAllMultas']);
  const observer = new InfiniteQueryObserver(client, query);
  const first = await observer.refetch({ throwOnError: true });
  expect(first.data).toHaveLength(LISTA_MAXIMA);
  const second = await observer.fetchNextPage();
  expect([second.data, second.hasNextPage]).toEqual([all, false]);
  expect(asked).toEqual(['/api/getAllMultas', `/api/getAllMultas?antes=${10_001 - LISTA_MAXIMA}`]);
});

test('the next page of a list with a cursor is requested with the cursor and the same parameters', async () => {
  const { client, asked } = setUp((params) =>
    params.has('antes') ? { hechos: [2], siguiente: null } : { hechos: [1], siguiente: 'h-7' },
  );
  const observer = new InfiniteQueryObserver(
    client,
    readParts('historiaPersona', { nombre: '¿-Ñoño/77?', grupo: 'dinero' }),
  );
  await observer.refetch({ throwOnError: true });
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect([data?.pages, hasNextPage]).toMatchObject([[{ hechos: [1] }, { hechos: [2] }], false]);
  const path = '/api/ext/persona/%C2%BF-%C3%91o%C3%B1o%2F77%3F/historia?grupo=dinero';
  expect(asked).toEqual([path, `${path}&antes=h-7`]);
});
