import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

export interface Trabajo {
  readonly usuario: string;
  readonly proximo: string | null;
  readonly ascensos: Schemas['PerfilHistorial'][1];
  readonly trabajos: Schemas['PerfilHistorial'][2];
}

/** `quien` is a name or an id, as typed; omitted: the user. @throws RefusedError without access */
export async function showTrabajo(connection: Connection, quien?: string): Promise<Trabajo> {
  const { yo, find } = await readDirectorio(connection, quien === undefined ? [] : [quien]);
  const target = quien === undefined ? yo : find(quien);
  checkAccess(yo, 'getLogUser', { target });
  const path = { username: target.usuario };
  const [proximo, ascensos, trabajos] = await call(connection.api, 'getLogUser', path);
  return { usuario: target.usuario, proximo, ascensos, trabajos };
}
