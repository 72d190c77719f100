import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Connection } from '../../connect';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

export type FichaAscenso = components['schemas']['Ascenso'] & { readonly usuarioNombre: string };

/** `usuario` is a name or an id, as typed. @throws RefusedError for a person outside the agency */
export async function showAscenso(connection: Connection, usuario: string): Promise<FichaAscenso> {
  const { yo, find } = await readDirectorio(connection, [usuario]);
  checkAccess(yo, 'verUltimoAscenso');
  const target = find(usuario);
  const ascenso = await call(connection.api, 'verUltimoAscenso', { userId: target.id });
  return { ...ascenso, usuarioNombre: target.usuario };
}
