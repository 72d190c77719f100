import { formatInstant } from '@garita/domain/formato/instant';
import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Acto } from '../../change/Acto';
import { RefusedError, UsageError } from '../../errors';
import type { Session } from '../openSession';
import { rowsOf } from '../rowsOf';

/** The user's declined name request that is still unread: one, or none. */
export const listDeclinados = rowsOf('nombreDeclinado', (declinado) =>
  declinado ? [declinado] : [],
);

/** The owner's name changes at once. @throws UsageError for an invalid name */
export function prepareNombre({ yo, check }: Session, nombre: string): Acto<'actionNombre'> {
  const failure = findFailure(cambioNombreRules, { nombre });
  if (failure) throw new UsageError(`${failure.texto}.`);
  check();
  return {
    descripcion:
      yo.permisoSys === 1
        ? `Cambiar tu nombre, ${yo.usuario}, por ${nombre}`
        : `Pedir que ${yo.usuario} pase a llamarse ${nombre}`,
    persona: yo,
    body: { op: OP_NOMBRE.pedir, nombre },
  };
}

/** @throws RefusedError when there is none */
export async function prepareLectura(session: Session): Promise<Acto<'enterarseNombre'>> {
  const [declinado] = await listDeclinados(session);
  if (!declinado) throw new RefusedError('No se te ha declinado ningún nombre que no hayas leído.');
  const { id, nombre, encargadoNombre, fecha } = declinado;
  return {
    descripcion: `${encargadoNombre} declinó el ${formatInstant(fecha)} que te llamaras ${nombre}`,
    confirmacion: nombre,
    body: { id },
  };
}
