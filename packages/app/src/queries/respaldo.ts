import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** While one is being made its end is near; otherwise only ages grow. Milliseconds. */
const [SOON, LATER] = [1_000, 60_000];

/** The backups and how they are made. */
export const respaldosQuery = () =>
  queryOptions({
    queryKey: queryKey('respaldo', 'respaldos'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/respaldos', { signal })),
    refetchInterval: ({ state }) => (state.data?.enMarcha ? SOON : LATER),
  });

/** One backup as it is found when it is read to its end: never an old answer. */
export const comprobacionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('respaldo', 'comprobarRespaldo', id),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/respaldos/{id}/comprobacion', { signal, params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
  });
