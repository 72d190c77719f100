import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Multa = components['schemas']['Multa'];

/** Every fine, the newest first. */
export const listMultas = ({ api }: Pick<Connection, 'api'>): Promise<Multa[]> =>
  listPages((query) => unwrap(api.GET('/getAllMultas', { params: { query } })));
