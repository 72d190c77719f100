import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The signatures in use. */
export const firmasQuery = () =>
  queryOptions({
    queryKey: queryKey('firmas', 'getAllFirmas'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllFirmas', { signal })),
  });
