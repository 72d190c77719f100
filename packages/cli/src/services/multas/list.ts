import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Multa = components['schemas']['Multa'];

/** Every fine, the newest first. */
export const listMultas = ({ api }: Pick<Connection, 'api'>): Promise<Multa[]> =>
  listPages((query) => call(api, 'getAllMultas', query));
