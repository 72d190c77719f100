import { call } from '@garita/api-client/call';
import { NOMINA } from '@garita/domain/nomina/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { readAgencia } from './readAgencia';

/**
 * The preview of closing the period. @throws RefusedError when the portal would refuse the closing
 */
export async function previewReset(connection: Connection) {
  checkAccess(await whoami(connection), 'actionReiniciar', { values: { op: 0 } });
  const [previa, agencia] = await Promise.all([
    call(connection.api, 'nominaPrevia'),
    readAgencia(connection),
  ]);
  if (previa.anotaciones === 0) throw new RefusedError(NOMINA.vacio);
  return { previa, agencia };
}

/**
 * The preview of reopening the last period. @throws RefusedError when the portal would refuse the
 * reopening
 */
export async function previewReopen(connection: Connection) {
  checkAccess(await whoami(connection), 'reabrirNomina');
  const [{ abierto, cerrados }, agencia] = await Promise.all([
    call(connection.api, 'nominaPeriodos'),
    readAgencia(connection),
  ]);
  const [cerrado] = cerrados;
  if (!cerrado) throw new RefusedError('Todavía no se ha cerrado ningún periodo.');
  if (abierto.anotaciones > 0) throw new RefusedError(NOMINA.siguienteEmpezado);
  return { cerrado, abierto, agencia };
}

/** The period to reopen, and the empty open period to delete. */
export type Reapertura = Awaited<ReturnType<typeof previewReopen>>;
