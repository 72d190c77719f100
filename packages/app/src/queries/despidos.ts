import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Every dismissal, also of those who are back. */
export const despidosQuery = () =>
  queryOptions({
    queryKey: queryKey('despidos', 'getAllDespidos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllDespidos', { signal })),
  });
