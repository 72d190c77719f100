import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { NOMINA } from '@garita/domain/nomina/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { type Agencia, readAgencia } from './readAgencia';

/** @throws RefusedError when the portal would refuse the closing */
export async function previewReset(
  connection: Connection,
): Promise<{ previa: Schemas['NominaPrevia']; agencia: Agencia }> {
  checkAccess(await whoami(connection), 'actionReiniciar', { values: { op: 0 } });
  const [previa, agencia] = await Promise.all([
    call(connection.api, 'nominaPrevia'),
    readAgencia(connection),
  ]);
  if (previa.anotaciones === 0) throw new RefusedError(NOMINA.vacio);
  return { previa, agencia };
}
