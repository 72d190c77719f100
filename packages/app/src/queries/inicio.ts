import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The next pay, and the instant that the pay hours are computed for. */
export const fechasQuery = () =>
  queryOptions({
    queryKey: queryKey('inicio', 'fechas'),
    queryFn: ({ signal }) => unwrap(api.GET('/fechas', { signal })),
  });
