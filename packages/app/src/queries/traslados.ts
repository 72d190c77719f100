import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Everybody who came from another agency. */
export const trasladosQuery = () =>
  queryOptions({
    queryKey: queryKey('traslados', 'getTraslados'),
    queryFn: ({ signal }) => unwrap(api.GET('/getTraslados', { signal })),
  });
