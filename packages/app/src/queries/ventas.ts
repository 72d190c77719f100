import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Everything that was sold. */
export const ventasQuery = () =>
  queryOptions({
    queryKey: queryKey('ventas', 'allVentas'),
    queryFn: ({ signal }) => unwrap(api.GET('/allVentas', { signal })),
  });

/** What each seller still owes. */
export const ventasPendientesQuery = () =>
  queryOptions({
    queryKey: queryKey('ventas', 'ventasPendientes'),
    queryFn: ({ signal }) => unwrap(api.GET('/ventasPendientes', { signal })),
  });
