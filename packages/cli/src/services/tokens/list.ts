import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

export type Token = components['schemas']['TokenDeScript'];

/** One's own tokens, the newest first. */
export const listTokens = ({ api }: Pick<Connection, 'api'>): Promise<Token[]> =>
  call(api, 'misTokens');
