import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** One's own request for another name; null when none waits. */
export const miNombreQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('nombres', 'getNameRequest', id),
    queryFn: ({ signal }) => unwrap(api.GET('/getNameRequest/{id}', { signal, params: { path: { id } } })),
  });

/** Everybody's requests that wait. */
export const nombresQuery = () =>
  queryOptions({
    queryKey: queryKey('nombres', 'getAllRequest'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllRequest', { signal })),
  });
