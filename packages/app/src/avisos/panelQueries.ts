import type { CallAnswer } from '@garita/api-client/call';
import { sendCall } from '@garita/api-client/sendCall';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryKey, read } from '../data/read';
import { api } from '../portal/api';

// Apart from `queries/avisos`, which every start of who is signed in brings.

/** Where who is signed in is told of what. */
export const preferenciasAvisosQuery = () =>
  read('avisos', 'preferenciasAvisos', 'GET /ext/avisos/preferencias');

/** The newest notices, page by page. */
export const paginasAvisosQuery = () =>
  infiniteQueryOptions({
    queryKey: queryKey('avisos', 'avisos', { paginas: true }),
    queryFn: ({ pageParam, signal }) =>
      sendCall<'avisos'>(api, 'GET /ext/avisos', pageParam === null ? {} : { antes: pageParam }, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }: CallAnswer<'avisos'>) => siguiente,
    staleTime: 0,
  });
