import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The person's own tokens. Their last use changes without anybody changing anything. */
export const tokensQuery = () => queryOptions({ ...read('misTokens'), staleTime: 0 });
