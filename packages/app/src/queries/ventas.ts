import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

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

export interface MarcaVenta {
  readonly id: number;
  readonly pagado: boolean;
}

/** Says whether a sale's credits were handed over. A GET that writes: always as a mutation, and always with the value that is wanted. */
export const marcarVenta = () =>
  writeOptions('ventaAction', ({ id, pagado }: MarcaVenta) =>
    unwrap(api.GET('/ventaAction/{id}', { params: { path: { id }, query: { pagado: pagado ? 1 : 0 } } })),
  );
