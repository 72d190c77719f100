import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatInstant } from '@garita/domain/formato/instant';
import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { POR_USUARIO, personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isAbout } from '../findRow';
import type { Session } from '../openSession';
import { rowsOf } from '../rowsOf';

/** The user's own pending name request: one or none. */
export async function listMiSolicitud({
  api,
  userId,
}: Pick<Connection, 'api' | 'userId'>): Promise<Schemas['SolicitudNombre'][]> {
  const mia = await call(api, 'getNameRequest', { id: userId });
  return mia ? [mia] : [];
}

export const createRespuestaTask = (op: RespuestaNombre) =>
  createTask({
    ...POR_USUARIO,
    columnas: { usuario: personas('quiénes lo pidieron: sus nombres de ahora o sus números') },
    nombre: ['respuesta', 'respuestas'],
    acto: op === OP_NOMBRE.aceptar ? 'nombres accept' : 'nombres decline',
    llamada: { id: 'actionNombre', values: { op } },
    open: async ({ api, check }) => {
      check();
      const esperan = await call(api, 'getAllRequest');
      const verb = op === OP_NOMBRE.aceptar ? 'Aceptar' : 'Declinar';
      return (quien) => {
        const solicitud = esperan.find(isAbout(quien));
        if (!solicitud)
          return {
            descripcion: `${verb} el cambio de nombre de ${quien}`,
            confirmacion: quien,
            gone: `${quien} no espera ningún cambio de nombre.`,
          };
        const { id, usuario, usuarioNombre, id_categoria, nombre } = solicitud;
        check({ id: usuario, usuario: usuarioNombre, id_categoria });
        return {
          descripcion: `${verb} que ${usuarioNombre} pase a llamarse ${nombre}`,
          confirmacion: usuarioNombre,
          body: { op, id, nombre },
        };
      };
    },
  });

/** The user's declined name request that is still unread: one, or none. */
export const listDeclinados = rowsOf('nombreDeclinado', (declinado) =>
  declinado ? [declinado] : [],
);

/**
 * Prepares a request for a new name of the user. The agency's owner needs no approval.
 * @throws UsageError for an invalid name; RefusedError if the portal would refuse the call
 */
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

/** Prepares marking the declined request as read. @throws RefusedError when there is none */
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
