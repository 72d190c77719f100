import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { checkAccess, readDirectorio } from '../usuarios/directorio';
import type { Tiempo } from './list';

export type TiempoDetalle = components['schemas']['TiempoDetalle'];

/** The open sessions without a senior, in order of the person's name. */
export const listSinEncargado = ({ api }: Pick<Connection, 'api'>): Promise<Tiempo[]> =>
  call(api, 'getSolicitudTiempo');

/** A person's minutes and what was done to them. @param usuario a name or an id, as typed; one's own when left out @throws RefusedError */
export async function showTiempo(connection: Connection, usuario?: string): Promise<TiempoDetalle> {
  const { yo, find } = await readDirectorio(connection, usuario === undefined ? [] : [usuario]);
  const target = usuario === undefined ? yo : find(usuario);
  checkAccess(yo, 'getInfoDetailTime', { target });
  return call(connection.api, 'getInfoDetailTime', { userId: target.id });
}
