import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { aceptarRules } from '@garita/domain/ascensos/ascenso.rules';
import { must } from '@garita/domain/must';
import { findFailure } from '@garita/domain/reglas/Rule';
import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import { toSubject } from '../../access/actor.repository';
import { batch } from '../../db/roundTrips/batch';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { askOpenPeriod, creditAscenso } from '../nomina/nomina.service';
import { askEscalafonQuieto } from '../rangos/rangos.service';
import { askAnnounce } from '../webhooks/announce.service';
import {
  promoterOf,
  resolvePending,
  type SolicitudRow,
  solicitudById,
} from './promocion.repository';
import { askPromote, askPromotion, readPromotion } from './promocion.service';

/** The answer, and the offer as the person saw it. */
type AnswerInput = Body<'actionSolicitudes'>;

type Waiting = Pick<WriteScope, 'tx' | 'actor' | 'ahora' | 'audit' | 'notify' | 'willSend'>;

function requireWaiting(solicitud: SolicitudRow | undefined, input: AnswerInput): SolicitudRow {
  if (!solicitud) throw Rechazo.notFound(SOLICITUDES.noEncontrada);
  if (solicitud.estado !== 'pendiente') throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  if (solicitud.nueva_id !== input.rango || solicitud.nueva !== input.mision)
    throw Rechazo.conflict(SOLICITUDES.cambio);
  return solicitud;
}

/** Reads the proposal again and checks that its conditions still hold. */
async function readStillRight({ tx, actor, ahora }: Waiting, input: AnswerInput) {
  const {
    found: [found],
    promotor: [row],
    promocion,
  } = await batch(tx, {
    quieto: askEscalafonQuieto(),
    found: solicitudById.with(input),
    promotor: promoterOf.with(input),
    promocion: askPromotion(actor.id),
  });
  const solicitud = requireWaiting(found, input);
  const promoter = row ? toSubject(row) : null;
  if (!row || !promoter || !can(ACCESS.sendAscenso, promoter, { target: actor }))
    throw Rechazo.conflict(SOLICITUDES.encargadoNoPuede);
  const { siguiente, estado } = readPromotion(promocion, { promotor: promoter, now: ahora });
  const failure = findFailure(aceptarRules, estado);
  if (failure) throw Rechazo.conflict(failure.texto);
  if (siguiente?.id !== solicitud.nueva_id) throw Rechazo.conflict(SOLICITUDES.cambio);
  if (
    needsFirma(
      actor.firma,
      solicitud.categoria,
      must(solicitud.firma_desde, 'The setting firma_desde'),
    )
  )
    throw Rechazo.conflict(SOLICITUDES.faltaFirma);
  return { solicitud, encargado: row.usuario };
}

async function accept(scope: Waiting, input: AnswerInput) {
  const { tx, actor, ahora, audit } = scope;
  const { solicitud, encargado } = await readStillRight(scope, input);
  const { id, encargado_id, nueva, nueva_id } = solicitud;
  const promotion = {
    usuarioId: actor.id,
    encargadoId: encargado_id,
    anteriorId: actor.misionId,
    nuevaId: nueva_id,
    solicitudId: id,
    ahora,
  };
  const hechos = { persona: actor.usuario, rango: nueva, rangoAnterior: actor.mision, encargado };
  const { resolved, period, entregas, promoted } = await batch(tx, {
    resolved: resolvePending.with({ id, estado: 'aceptada', ahora }),
    period: askOpenPeriod(),
    entregas: askAnnounce(scope, { suceso: 'ascenso', hechos: [hechos] }),
    promoted: askPromote(promotion),
  });
  if (resolved.length === 0) throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  if (entregas.length > 0) scope.willSend();
  const ascensoId = must(promoted.ascenso[0], 'The row of the promotion').id;
  await creditAscenso(tx, period, {
    usuarioId: encargado_id,
    ascensoId,
    motivo: `Ascendió a ${actor.usuario} a ${nueva}`,
    ahora,
  });
  await audit({
    objetivo: ['usuario', actor.id],
    antes: { mision: actor.mision },
    despues: { mision: nueva, solicitud: id, encargado: encargado_id },
  });
  scope.notify(encargado_id, 'propuestaAceptada', { quien: actor.usuario, que: nueva });
  return { msg: SOLICITUDES.aceptada(nueva), status: 0 as const };
}

async function decline({ tx, actor, ahora, audit, notify }: Waiting, input: AnswerInput) {
  const { found } = await batch(tx, {
    quieto: askEscalafonQuieto(),
    found: solicitudById.with(input),
  });
  const { id, encargado_id, nueva } = requireWaiting(found[0], input);
  if ((await resolvePending(tx, { id, estado: 'declinada', ahora })).length === 0)
    throw Rechazo.conflict(SOLICITUDES.yaRespondida);
  await audit({
    objetivo: ['solicitud', id],
    antes: { estado: 'pendiente' },
    despues: { estado: 'declinada' },
  });
  notify(encargado_id, 'propuestaDeclinada', { quien: actor.usuario, que: nueva });
  return { msg: SOLICITUDES.declinada, status: 0 as const };
}

/**
 * Answers a promotion proposed to the caller.
 * @throws Rechazo 404 for an unknown request; 409 when the request is already answered, has changed
 * since the person saw it, no longer holds, or needs a signature that the person lacks.
 */
export const answerSolicitud = (scope: WriteScope, input: AnswerInput) =>
  input.option === 0 ? accept(scope, input) : decline(scope, input);
