import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Every fine, the newest first. */
export const multasQuery = () =>
  queryOptions({
    queryKey: queryKey('multas', 'getAllMultas'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllMultas', { signal })),
  });
