import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { aceptarRules } from '@garita/domain/ascensos/ascenso.rules';
import { findFailure } from '@garita/domain/reglas/Rule';
import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import type { Actor } from '../../access/Actor';
import { findSubject } from '../../access/actor.repository';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { getAgencia } from '../agencia/agencia.service';
import { promote, readPromotion } from '../ascensos/ascensos.service';
import { creditAscenso } from '../nomina/nomina.service';
import { holdEscalafon } from '../rangos/rangos.service';
import { getUsuario } from '../usuarios/usuarios.service';
import { announce } from '../webhooks/announce.service';
import { findSolicitud, resolvePending, type SolicitudRow } from './solicitudes.repository';

/** What the person saw when they answered; a stale one is refused. */
export interface AnswerInput {
  readonly id: number;
  /** 0 accepts, 1 declines. */
  readonly option: 0 | 1;
  readonly rango: number;
  readonly mision: string;
}

async function findWaiting({ tx }: WriteScope<Actor>, input: AnswerInput): Promise<SolicitudRow> {
  const solicitud = await findSolicitud(tx, input.id);
  if (!solicitud) throw Rechazo.notFound(SOLICITUDES.noEncontrada);
  if (solicitud.estado !== 'pendiente') throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  if (solicitud.nueva_id !== input.rango || solicitud.nueva !== input.mision) throw Rechazo.conflict(SOLICITUDES.cambio);
  return solicitud;
}

/** Everything that made the proposal right must hold now too (domain §2). */
async function checkStillRight({ tx, actor, ahora }: WriteScope<Actor>, solicitud: SolicitudRow): Promise<void> {
  const promoter = await findSubject(tx, solicitud.encargado_id);
  if (!promoter || !can(ACCESS.sendAscenso, promoter, { target: actor })) throw Rechazo.conflict(SOLICITUDES.encargadoNoPuede);
  const { siguiente, estado } = await readPromotion(tx, { usuarioId: actor.id, promotorCategoria: promoter.id_categoria, now: ahora });
  const failure = findFailure(aceptarRules, estado);
  if (failure) throw Rechazo.conflict(failure.texto);
  if (siguiente?.id !== solicitud.nueva_id) throw Rechazo.conflict(SOLICITUDES.cambio);
  const { firma_desde } = await getAgencia(tx);
  if (needsFirma(actor.firma, solicitud.categoria, firma_desde)) throw Rechazo.conflict(SOLICITUDES.faltaFirma);
}

async function accept(scope: WriteScope<Actor>, solicitud: SolicitudRow) {
  const { tx, actor, ahora, audit } = scope;
  await checkStillRight(scope, solicitud);
  if (!(await resolvePending(tx, solicitud.id, 'aceptada', ahora))) throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  const ascensoId = await promote(tx, {
    usuarioId: actor.id,
    encargadoId: solicitud.encargado_id,
    anteriorId: actor.misionId,
    nuevaId: solicitud.nueva_id,
    solicitudId: solicitud.id,
    ahora,
  });
  await creditAscenso(tx, { usuarioId: solicitud.encargado_id, ascensoId, motivo: `Ascendió a ${actor.usuario} a ${solicitud.nueva}`, ahora });
  await audit({
    objetivo: { tipo: 'usuario', id: actor.id },
    antes: { mision: actor.mision },
    despues: { mision: solicitud.nueva, solicitud: solicitud.id, encargado: solicitud.encargado_id },
  });
  const { usuario: encargado } = await getUsuario(tx, solicitud.encargado_id);
  const hechos = { persona: actor.usuario, rango: solicitud.nueva, rangoAnterior: actor.mision, encargado };
  await announce(scope, { suceso: 'ascenso', hechos: [hechos] });
  return { msg: SOLICITUDES.aceptada(solicitud.nueva), status: 0 as const };
}

async function decline({ tx, ahora, audit }: WriteScope<Actor>, solicitud: SolicitudRow) {
  if (!(await resolvePending(tx, solicitud.id, 'declinada', ahora))) throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  await audit({ objetivo: { tipo: 'solicitud', id: solicitud.id }, antes: { estado: 'pendiente' }, despues: { estado: 'declinada' } });
  return { msg: SOLICITUDES.declinada, status: 0 as const };
}

/**
 * Answers a promotion that was proposed to the caller.
 * @throws Rechazo 404 for an unknown request; 409 when it was answered already, is not what the person saw, no longer holds, or lacks the
 * signature that the new category demands.
 */
export async function answerSolicitud(scope: WriteScope<Actor>, input: AnswerInput) {
  await holdEscalafon(scope.tx);
  const solicitud = await findWaiting(scope, input);
  return input.option === 0 ? accept(scope, solicitud) : decline(scope, solicitud);
}
