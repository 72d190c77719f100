import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

/**
 * `usuario` is a name or an id, as typed; omitted: the user. @throws RefusedError without access
 */
export async function showTiempo(
  connection: Connection,
  usuario?: string,
): Promise<Schemas['TiempoDetalle']> {
  const { yo, find } = await readDirectorio(connection, usuario === undefined ? [] : [usuario]);
  const target = usuario === undefined ? yo : find(usuario);
  checkAccess(yo, 'getInfoDetailTime', { target });
  return call(connection.api, 'getInfoDetailTime', { userId: target.id });
}
