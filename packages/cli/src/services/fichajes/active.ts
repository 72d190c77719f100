import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { findRow, isMeant } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

export type Fichaje = components['schemas']['Fichaje'];

/** Who is clocked in, the oldest entry first. */
export const listActivos = ({ api }: Pick<Connection, 'api'>): Promise<Fichaje[]> => unwrap(api.GET('/getFichajesActivos'));

/** Closes somebody's clock-in. @param quien a name or an id, as typed @throws RefusedError for who is not clocked in. */
export async function prepareCierre(connection: Connection, quien: string): Promise<Cambio> {
  const isTheirs = ({ usuario, usuarioNombre }: Fichaje) => isMeant(quien, { id: usuario, nombre: usuarioNombre });
  const { id, usuario, usuarioNombre, id_categoria } = findRow(await listActivos(connection), isTheirs, `${quien} no tiene ningún fichaje abierto.`);
  checkAccess(await whoami(connection), 'cerrarFichaje', { target: { id: usuario, usuario: usuarioNombre, id_categoria } });
  return {
    descripcion: `Cerrar el fichaje de ${usuarioNombre}`,
    confirmacion: usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/cerrarFichaje', { body: { id }, ...keyed(clave) })),
  };
}
