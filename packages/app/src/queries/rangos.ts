import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The categories with their missions, requirements and pay. */
export const rangosQuery = () =>
  queryOptions({
    queryKey: queryKey('rangos', 'rangos'),
    queryFn: ({ signal }) => unwrap(api.GET('/rangos', { signal })),
  });
