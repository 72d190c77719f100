import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The present employees of the month. */
export const empleadosActivosQuery = () =>
  queryOptions({
    queryKey: queryKey('empleadomes', 'empleadoMes'),
    queryFn: ({ signal }) => unwrap(api.GET('/empleadoMes', { signal })),
  });

/** Everybody who is or was employee of the month. */
export const empleadosQuery = () =>
  queryOptions({
    queryKey: queryKey('empleadomes', 'allEmpleadoMes'),
    queryFn: ({ signal }) => unwrap(api.GET('/allEmpleadoMes', { signal })),
  });
