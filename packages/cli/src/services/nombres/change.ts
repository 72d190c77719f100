import { call } from '@garita/api-client/call';
import { formatInstant } from '@garita/domain/formato/instant';
import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/** What one was declined and has not read yet: one, or nothing. */
export async function listDeclinados({ api }: Pick<Connection, 'api'>) {
  const declinado = await call(api, 'nombreDeclinado');
  return declinado ? [declinado] : [];
}

/** Asks for another name of whoever the key belongs to; the owner has it at once. @throws UsageError for what cannot be a name. */
export async function prepareNombre(connection: Connection, nombre: string): Promise<Cambio> {
  const failure = findFailure(cambioNombreRules, { nombre });
  if (failure) throw new UsageError(`${failure.texto}.`);
  const yo = await whoami(connection);
  checkAccess(yo, 'actionNombre', { values: { op: OP_NOMBRE.pedir } });
  return {
    descripcion:
      yo.permisoSys === 1
        ? `Cambiar tu nombre, ${yo.usuario}, por ${nombre}`
        : `Pedir que ${yo.usuario} pase a llamarse ${nombre}`,
    confirmacion: yo.usuario,
    send: toSend(connection.api, 'actionNombre', { op: OP_NOMBRE.pedir, nombre }),
  };
}

/** Keeps that one has read what one was declined. @throws RefusedError when there is nothing to read. */
export async function prepareLectura(connection: Connection): Promise<Cambio> {
  const [declinado] = await listDeclinados(connection);
  if (!declinado) throw new RefusedError('No se te ha declinado ningún nombre que no hayas leído.');
  const { id, nombre, encargadoNombre, fecha } = declinado;
  return {
    descripcion: `${encargadoNombre} declinó el ${formatInstant(fecha)} que te llamaras ${nombre}`,
    confirmacion: nombre,
    send: toSend(connection.api, 'enterarseNombre', { id }),
  };
}
