import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Token = components['schemas']['TokenDeScript'];

/** One's own tokens, the newest first. */
export const listTokens = ({ api }: Pick<Connection, 'api'>): Promise<Token[]> =>
  unwrap(api.GET('/ext/tokens'));
