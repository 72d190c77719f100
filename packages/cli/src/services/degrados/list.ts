import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Degrado = components['schemas']['Degrado'];

/** Every demotion, the newest first. */
export const listDegrados = ({ api }: Pick<Connection, 'api'>): Promise<Degrado[]> =>
  listPages((query) => call(api, 'getAllDegrados', query));
