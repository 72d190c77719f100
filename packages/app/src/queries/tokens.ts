import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The person's own tokens. Their last use changes without anybody changing anything. */
export const tokensQuery = () =>
  queryOptions({
    queryKey: queryKey('tokens', 'misTokens'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/tokens', { signal })),
    staleTime: 0,
  });
