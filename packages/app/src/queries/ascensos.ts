import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Everyone who can be looked up. */
export const personasQuery = () =>
  queryOptions({
    queryKey: queryKey('ascensos', 'getUsuariosAscensos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getUsuariosAscensos', { signal })),
  });

/** Where a person stands on the ladder. */
export const ascensoQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKey('ascensos', 'verUltimoAscenso', userId),
    queryFn: ({ signal }) => unwrap(api.GET('/verUltimoAscenso/{userId}', { signal, params: { path: { userId } } })),
  });
