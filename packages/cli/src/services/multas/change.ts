import { formatCredits } from '@garita/domain/formato/credits';
import { isAviso } from '@garita/domain/multas/multa.rules';
import { MULTAS } from '@garita/domain/multas/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { findRow } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { listMultas, type Multa } from './list';

/** The fine as it stands, and what the portal would refuse for. @throws RefusedError for one that there is not, one's own, one that a pay collected. */
async function readChangeable(connection: Connection, id: number, llamada: 'actionMulta' | 'deleteMulta'): Promise<Multa> {
  const yo = await whoami(connection);
  checkAccess(yo, llamada);
  const multa = findRow(await listMultas(connection), (one) => one.id === id, MULTAS.noEncontrada);
  if (multa.usuario === yo.id) throw new RefusedError(MULTAS.propia);
  if (multa.lista === 1) throw new RefusedError(MULTAS.cobradaEnPaga);
  return multa;
}

const describe = ({ id, usuarioNombre, creditos, motivo }: Multa): string => `multa ${id} de ${usuarioNombre}, ${formatCredits(creditos)}: «${motivo}»`;

/** Marks a fine as collected, or as not collected. */
export async function prepareMarcar(connection: Connection, id: number, op: 0 | 1): Promise<Cambio> {
  const multa = await readChangeable(connection, id, 'actionMulta');
  if (op === 1 && isAviso(multa)) throw new RefusedError(MULTAS.aviso());
  if (multa.cobrado === op) throw new RefusedError(MULTAS.yaMarcada(op));
  return {
    descripcion: `Marcar como ${op === 1 ? 'cobrada' : 'no cobrada'} la ${describe(multa)}`,
    confirmacion: multa.usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/actionMulta', { body: { id, op }, ...keyed(clave) })),
  };
}

/** Deletes a fine. */
export async function prepareBorrar(connection: Connection, id: number): Promise<Cambio> {
  const multa = await readChangeable(connection, id, 'deleteMulta');
  return {
    descripcion: `Borrar la ${describe(multa)}`,
    confirmacion: multa.usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/deleteMulta', { body: { id }, ...keyed(clave) })),
  };
}
