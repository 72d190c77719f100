import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The user's own tokens; always stale, since their last use changes without a write. */
export const tokensQuery = () => queryOptions({ ...read('misTokens'), staleTime: 0 });
