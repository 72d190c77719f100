import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { listVendidas } from './list';

/** Deletes a sold membership. @throws RefusedError for one that there is not. */
export async function prepareBorrar(connection: Connection, id: number): Promise<Cambio> {
  checkAccess(await whoami(connection), 'deleteMemb');
  const { membresiaNombre, usuarioNombre, estado } = findRow(await listVendidas(connection), (one) => one.id === id, MEMBRESIAS.ventaNoExiste);
  return {
    descripcion: `Borrar la membresía vendida ${id}: ${membresiaNombre} de ${usuarioNombre}, ${estado.toLowerCase()}`,
    confirmacion: usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/deleteMemb', { body: { id }, ...keyed(clave) })),
  };
}
