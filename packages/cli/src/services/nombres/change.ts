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

/** The user's declined name request that is still unread: one, or none. */
export async function listDeclinados({ api }: Pick<Connection, 'api'>) {
  const declinado = await call(api, 'nombreDeclinado');
  return declinado ? [declinado] : [];
}

/**
 * Requests a new name for the user; the owner's changes at once.
 * @throws UsageError for an invalid name.
 */
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

/** Marks a declined name request as read. @throws RefusedError when there is none. */
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
