import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** What waits for a person's own answer. */
export const solicitudesQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('solicitudes', 'getSolicitudes', id),
    queryFn: ({ signal }) => unwrap(api.GET('/getSolicitudes/{id}', { signal, params: { path: { id } } })),
  });
