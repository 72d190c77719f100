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
