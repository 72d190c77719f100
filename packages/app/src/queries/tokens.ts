import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The user's tokens. Always stale, since the time of their last use changes without a write. */
export const tokensQuery = () => queryOptions({ ...read('misTokens'), staleTime: 0 });
