import { unwrap } from '@garita/api-client/createClient';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKey, read } from '../data/read';
import { api } from '../portal/api';

/** While something waits, its end is near; otherwise what happens adds to it now and then. Milliseconds. */
const [SOON, LATER] = [2_000, 30_000];

/** The webhooks. What is sent to them changes without anybody changing anything. */
export const webhooksQuery = () =>
  queryOptions({
    ...read('webhooks', 'webhooks', 'GET /ext/webhooks'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ pendientes }) => pendientes > 0) ? SOON : LATER,
  });

/** What was sent to one and what waits, page by page. */
export const entregasQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: queryKey('webhooks', 'entregasWebhook', { id }),
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/ext/webhooks/{id}/entregas', {
          signal,
          params: { path: { id }, query: { ...(pageParam !== null && { antes: pageParam }) } },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.entregas.some(({ estado }) => estado === 'pendiente') ? SOON : LATER,
  });
