import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The agency's settings: they change about never. */
export const configuracionQuery = () =>
  queryOptions({
    queryKey: queryKey('agencia', 'configuracion'),
    queryFn: ({ signal }) => unwrap(api.GET('/configuracion', { signal })),
    staleTime: 10 * 60_000,
  });
