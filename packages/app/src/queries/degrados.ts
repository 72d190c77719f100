import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Every demotion. */
export const degradosQuery = () =>
  queryOptions({
    queryKey: queryKey('degrados', 'getAllDegrados'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllDegrados', { signal })),
  });
