import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { listPages } from '../listPages';

export type Traslado = components['schemas']['Traslado'];

/** Who came from another agency, the newest first. */
export const listTraslados = ({ api }: Pick<Connection, 'api'>): Promise<Traslado[]> =>
  listPages((query) => unwrap(api.GET('/getTraslados', { params: { query } })));
