import { USUARIOS } from '@garita/domain/usuarios/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from './directorio';
import { showUsuario } from './show';

/** Takes a dismissed person back. @param usuario a name or an id, as typed @throws RefusedError for somebody who is not dismissed. */
export async function prepareIngreso(connection: Connection, usuario: string): Promise<Cambio> {
  const persona = await showUsuario(connection.api, usuario);
  checkAccess(await whoami(connection), 'ingresar', { target: { id: persona.id, usuario: persona.usuario, id_categoria: persona.categoria } });
  if (persona.despedido === null) throw new RefusedError(USUARIOS.noDespedido);
  return {
    descripcion: `Ingreso de ${persona.usuario} como ${persona.mision}, sin firma`,
    confirmacion: persona.usuario,
    send: (clave) => readMsg(connection.api.POST('/ingresar', { body: { usuario: persona.id }, ...keyed(clave) })),
  };
}
