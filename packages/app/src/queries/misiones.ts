import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The missions sold. */
export const misionesVendidasQuery = () =>
  queryOptions({
    queryKey: queryKey('misiones', 'misionesVenta'),
    queryFn: ({ signal }) => unwrap(api.GET('/misionesVenta', { signal })),
  });

/** Who can buy a mission. */
export const compradoresQuery = () =>
  queryOptions({
    queryKey: queryKey('misiones', 'usuariosVentaMision'),
    queryFn: ({ signal }) => unwrap(api.GET('/usuariosVentaMision', { signal })),
  });

/** The price list of missions, in ladder order. */
export const preciosMisionQuery = () =>
  queryOptions({
    queryKey: queryKey('misiones', 'getRangosVenta'),
    queryFn: ({ signal }) => unwrap(api.GET('/getRangosVenta', { signal })),
  });
