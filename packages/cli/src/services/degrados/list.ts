import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Degrado = components['schemas']['Degrado'];

/** Every demotion, the newest first. */
export const listDegrados = ({ api }: Pick<Connection, 'api'>): Promise<Degrado[]> =>
  listPages((query) => unwrap(api.GET('/getAllDegrados', { params: { query } })));
