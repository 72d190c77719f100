import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** How often the profile is asked for while somebody looks at it (PER-16). */
const EVERY_MS = 30_000;

/** My work, pay and memberships. */
export const perfilQuery = () =>
  queryOptions({
    queryKey: queryKey('perfil', 'MyPerfil'),
    queryFn: ({ signal }) => unwrap(api.GET('/MyPerfil', { signal })),
    refetchInterval: EVERY_MS,
  });

/** A person's next promotion, the promotions that they gave and their work. */
export const historialQuery = (username: string) =>
  queryOptions({
    queryKey: queryKey('perfil', 'getLogUser', username),
    queryFn: ({ signal }) => unwrap(api.GET('/getLogUser/{username}', { signal, params: { path: { username } } })),
    refetchInterval: EVERY_MS,
  });
