import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { NOMINA } from '@garita/domain/nomina/textos';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { type Agencia, readAgencia } from './readAgencia';

/** The period to reopen, and the empty one to delete. */
export interface Reapertura {
  readonly cerrado: Schemas['NominaCerrado'];
  readonly abierto: { readonly id: number };
  readonly agencia: Agencia;
}

/** @throws RefusedError when the portal would refuse the reopening */
export async function previewReopen(connection: Connection): Promise<Reapertura> {
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
