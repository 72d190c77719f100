import { ACCESS } from '@garita/api-client/access';
import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import { can } from '@garita/domain/acceso/can';
import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { ACCESO } from '@garita/domain/acceso/textos';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { getPermisos } from './permisos';
import { findIdByNombre, getPersona } from './show';

export type PersonaCompleta = Awaited<ReturnType<typeof getPersona>>;

/** Whose password it is: by name only, since one wrong digit of an id would be somebody else. */
export const findPersona = async (api: ApiClient, nombre: string): Promise<PersonaCompleta> => getPersona(api, await findIdByNombre(api, nombre));

/** Says beforehand, by the contract's own access table and the person's codes, what the server would say. @throws RefusedError when it would refuse. */
export async function checkResetPassword(connection: Connection, persona: PersonaCompleta): Promise<void> {
  const target = { id: persona.id, id_categoria: persona.categoria };
  const yo = await whoami(connection);
  if (!can(ACCESS.resetPassword, yo, { target })) throw new RefusedError(ACCESO.sinPermiso);
  if (persona.despedido !== null) throw new RefusedError(USUARIOS.despedido);
  const permisos = await getPermisos(connection.api, persona.id);
  const ajenos = listAjenos(
    yo,
    permisos.map(({ codigo }) => codigo),
  );
  if (ajenos.length > 0) throw new RefusedError(USUARIOS.claveAjena(ajenos.join(', ')));
}

/** Gives a person a new password and ends their sessions. Nothing tells it again. */
export async function resetPassword(api: ApiClient, id: number): Promise<string> {
  return (await unwrap(api.POST('/resetPassword', { body: { usuario: id } }))).clave;
}
