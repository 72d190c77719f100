import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { checkAccess, readDirectorio } from '../usuarios/directorio';
import type { Tiempo } from './list';

export type TiempoDetalle = components['schemas']['TiempoDetalle'];

/** The open sessions without a senior, in order of the person's name. */
export const listSinEncargado = ({ api }: Pick<Connection, 'api'>): Promise<Tiempo[]> =>
  unwrap(api.GET('/getSolicitudTiempo'));

/** A person's minutes and what was done to them. @param usuario a name or an id, as typed; one's own when left out @throws RefusedError */
export async function showTiempo(connection: Connection, usuario?: string): Promise<TiempoDetalle> {
  const { yo, find } = await readDirectorio(connection, usuario === undefined ? [] : [usuario]);
  const target = usuario === undefined ? yo : find(usuario);
  checkAccess(yo, 'getInfoDetailTime', { target });
  return unwrap(
    connection.api.GET('/getInfoDetailTime/{userId}', { params: { path: { userId: target.id } } }),
  );
}
