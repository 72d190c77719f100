import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Traslado = components['schemas']['Traslado'];

/** Who came from another agency, the newest first. */
export const listTraslados = ({ api }: Pick<Connection, 'api'>): Promise<Traslado[]> =>
  listPages((query) => call(api, 'getTraslados', query));
