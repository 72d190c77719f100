import { unwrap } from '@garita/api-client/createClient';
import type { components, paths } from '@garita/api-client/schema';
import type { Connection } from '../../connect';

/** A log, as the wire names it. */
export type Modulo = paths['/getLog']['post']['requestBody']['content']['application/json']['modulo'];
/** What each log is made of. */
export type Registros = components['schemas']['Registros'];

/** The newest entries of a log in which a word occurs; all for an empty one. */
export const searchRegistros = async <M extends Modulo>({ api }: Pick<Connection, 'api'>, modulo: M, palabra: string): Promise<Registros[M]> =>
  (await unwrap(api.POST('/getLog', { body: { modulo, palabra } }))) as Registros[M];
