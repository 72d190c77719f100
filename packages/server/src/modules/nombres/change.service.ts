import { cambioNombreRules } from '@garita/domain/nombres/cambio.rules';
import { findNombreFailure, normalizeNombre } from '@garita/domain/nombres/nombre';
import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import { CAMBIO_NOMBRE } from '@garita/domain/nombres/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { requireNombreLibre } from '../personas/nombreLibre.service';
import {
  findPendingOf,
  findSolicitud,
  insertSolicitud,
  markRead,
  resolvePending,
  type SolicitudRow,
} from './nombres.repository';
import { renameUsuario } from './rename.service';

/**
 * Requests another name for the caller. A name in another case counts as another name. The owner
 * gets the name at once.
 * @throws Rechazo 400 by `cambioNombreRules`; 409 while a request is pending, for a name that is
 * taken or looks like a taken name, and for the caller's own name.
 */
export async function askNombre({ tx, actor, ahora, audit }: WriteScope, wanted: string) {
  checkRules(cambioNombreRules, { nombre: wanted });
  // The write has locked the caller's row, so no second request can come between this check and the
  // insert.
  if (await findPendingOf(tx, actor.id)) throw Rechazo.conflict(CAMBIO_NOMBRE.yaEspera);
  const nombre = normalizeNombre(wanted);
  if (nombre === actor.usuario) throw Rechazo.conflict(CAMBIO_NOMBRE.yaTuyo, 'nombre');
  await requireNombreLibre(tx, nombre, { campo: 'nombre', except: actor.id, ahora });
  if (actor.permisoSys === 1) {
    await renameUsuario(tx, {
      usuarioId: actor.id,
      anterior: actor.usuario,
      nuevo: nombre,
      encargadoId: actor.id,
      ahora,
    });
    await audit({
      objetivo: ['usuario', actor.id],
      antes: { nombre: actor.usuario },
      despues: { nombre },
    });
    return { msg: CAMBIO_NOMBRE.cambiado(nombre), status: 0 as const };
  }
  const id = await insertSolicitud(tx, { usuario_id: actor.id, nombre, creada_en: ahora });
  await audit({ objetivo: ['nombre', id], despues: { usuario: actor.id, nombre } });
  return { msg: CAMBIO_NOMBRE.enviada, status: 0 as const };
}

/**
 * Records that the caller has read the answer to a declined request.
 * @throws Rechazo 404 for an unknown request; 409 if it was not declined or its answer is read
 * already.
 */
export async function readDeclinado({ tx, ahora, audit }: WriteScope, id: number) {
  const solicitud = await findSolicitud(tx, id);
  if (!solicitud) throw Rechazo.notFound(CAMBIO_NOMBRE.noEncontrada);
  if (!(await markRead(tx, id, ahora))) throw Rechazo.conflict(CAMBIO_NOMBRE.nadaQueLeer);
  await audit({
    objetivo: ['nombre', id],
    despues: { usuario: solicitud.usuario_id, nombre: solicitud.nombre },
  });
  return { msg: CAMBIO_NOMBRE.enterada, status: 0 as const };
}

async function getPending({ tx }: WriteScope, id: number): Promise<SolicitudRow> {
  // Every answer and every dismissal locks the person's row first, so the request cannot change
  // after this read.
  const solicitud = await findSolicitud(tx, id);
  if (!solicitud) throw Rechazo.notFound(CAMBIO_NOMBRE.noEncontrada);
  if (solicitud.estado === 'anulada') throw Rechazo.conflict(CAMBIO_NOMBRE.yaAnulada);
  if (solicitud.estado !== 'pendiente')
    throw Rechazo.conflict(
      CAMBIO_NOMBRE.yaRespondida(solicitud.estado === 'aceptada', solicitud.encargado ?? ''),
    );
  if (solicitud.despedido_en) throw Rechazo.conflict(CAMBIO_NOMBRE.estaDespedido);
  return solicitud;
}

/**
 * Answers a request (NCM-07, NCM-08). Acceptance renames the person if the name is still free.
 * @throws Rechazo 404 for an unknown request; 409 for a request that is not pending, a dismissed
 * person, and a name that is now taken, is already the person's, or is no longer admitted.
 */
export async function answerNombre(
  scope: WriteScope,
  { id, op }: { id: number; op: RespuestaNombre },
) {
  const { tx, actor, ahora, audit, notify } = scope;
  const { usuario_id: usuarioId, usuario: anterior, nombre: nuevo } = await getPending(scope, id);
  const accepts = op === OP_NOMBRE.aceptar;
  // The rules for names may have changed since the request.
  const fault = accepts ? findNombreFailure(nuevo) : null;
  if (fault) throw Rechazo.conflict(fault);
  const estado = accepts ? 'aceptada' : 'declinada';
  if (accepts && nuevo === anterior) throw Rechazo.conflict(CAMBIO_NOMBRE.yaSuyo(anterior));
  if (!(await resolvePending(tx, { id, estado, encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(SERVICIO.adelantado);
  if (accepts)
    await renameUsuario(tx, { usuarioId, anterior, nuevo, encargadoId: actor.id, ahora });
  await audit({
    objetivo: ['nombre', id],
    antes: { usuario: usuarioId, nombre: anterior, estado: 'pendiente' },
    despues: { usuario: usuarioId, nombre: accepts ? nuevo : anterior, estado },
  });
  notify(usuarioId, accepts ? 'nombreAceptado' : 'nombreDeclinado', {
    quien: actor.usuario,
    que: nuevo,
  });
  return {
    msg: accepts ? CAMBIO_NOMBRE.aceptada(anterior, nuevo) : CAMBIO_NOMBRE.declinada(anterior),
    status: 0 as const,
  };
}
