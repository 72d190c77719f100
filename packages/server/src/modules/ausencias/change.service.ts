import { cutShort } from '@garita/domain/ausencias/ausencia';
import { type AusenciaValues, ausenciaRules } from '@garita/domain/ausencias/ausencia.rules';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { announce } from '../webhooks/announce.service';
import {
  type AusenciaRow,
  decidePending,
  endAccepted,
  findAusencia,
  insertAusencia,
  listImpediments,
} from './ausencias.repository';
import { ESTADO_DE, readHoy } from './ausencias.service';

const announceAccepted = (
  scope: WriteScope,
  hechos: Readonly<Record<'persona' | 'desde' | 'hasta' | 'motivo', string>>,
): Promise<void> =>
  announce(scope, { suceso: 'ausencia', hechos: [{ ...hechos, encargado: scope.actor.usuario }] });

/**
 * Asks for an absence of the caller. The owner's absence is accepted at once.
 * @throws Rechazo 400 by `ausenciaRules`; 409 while an absence of the caller is pending or an
 * accepted absence is not over.
 */
export async function askAusencia(scope: WriteScope, { motivo, inicio, final }: AusenciaValues) {
  const { tx, actor, ahora, audit } = scope;
  const hoy = await readHoy(tx, ahora);
  checkRules(ausenciaRules(hoy), { motivo, inicio, final });
  // The write has locked the caller's row, so no other request can come between this check and the
  // insert.
  const [impediment] = await listImpediments(tx, actor.id, hoy);
  if (impediment)
    throw Rechazo.conflict(
      impediment.estado === 'en_espera' ? AUSENCIAS.yaEspera : AUSENCIAS.yaAceptada,
    );
  const isOwner = actor.permisoSys === 1;
  const estado = isOwner
    ? ({ estado: 'aceptada', encargado_id: actor.id, decidida_en: ahora } as const)
    : {};
  const id = await insertAusencia(tx, {
    usuario_id: actor.id,
    motivo,
    inicio,
    final,
    creada_en: ahora,
    ...estado,
  });
  await audit({
    objetivo: ['ausencia', id],
    despues: { usuario: actor.id, motivo, inicio, final, ...(isOwner && { estado: 'aceptada' }) },
  });
  if (isOwner)
    await announceAccepted(scope, { persona: actor.usuario, desde: inicio, hasta: final, motivo });
  return { msg: isOwner ? AUSENCIAS.apuntada : AUSENCIAS.enviada, status: 0 as const };
}

/**
 * Reads an absence. The write has locked its person's row, so the absence cannot change meanwhile.
 */
async function getAusencia(tx: WriteScope['tx'], id: number): Promise<AusenciaRow> {
  const ausencia = await findAusencia(tx, id);
  if (!ausencia) throw Rechazo.notFound(AUSENCIAS.noEncontrada);
  return ausencia;
}

const describeDecision = ({ estado, usuarioNombre, encargadoNombre }: AusenciaRow): string =>
  estado === 'cancelada' && encargadoNombre === usuarioNombre
    ? AUSENCIAS.yaRetirada(usuarioNombre)
    : AUSENCIAS.yaDecidida(ESTADO_DE[estado], encargadoNombre ?? '');

/**
 * Accepts (op 1) or refuses (op 2) a pending absence.
 * @throws Rechazo 404 for an unknown absence; 409 that names the user who has already decided it;
 * 409 for a dismissed person.
 */
export async function decideAusencia(scope: WriteScope, { op, id }: { op: 1 | 2; id: number }) {
  const { tx, actor, ahora, audit, notify } = scope;
  const ausencia = await getAusencia(tx, id);
  const { usuario_id, usuarioNombre, estado: before, despedido_en } = ausencia;
  if (before !== 'en_espera') throw Rechazo.conflict(describeDecision(ausencia));
  if (despedido_en) throw Rechazo.conflict(AUSENCIAS.estaDespedido);
  const estado = op === 1 ? 'aceptada' : 'cancelada';
  if (!(await decidePending(tx, { id, estado, encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(SERVICIO.adelantado);
  await audit({
    objetivo: ['ausencia', id],
    antes: { usuario: usuario_id, estado: before },
    despues: { usuario: usuario_id, estado },
  });
  const { inicio, final } = ausencia;
  notify(usuario_id, op === 1 ? 'ausenciaAceptada' : 'ausenciaRechazada', {
    quien: actor.usuario,
    inicio,
    final,
  });
  if (op === 1)
    await announceAccepted(scope, {
      persona: usuarioNombre,
      desde: inicio,
      hasta: final,
      motivo: ausencia.motivo,
    });
  return { msg: AUSENCIAS[estado](usuarioNombre), status: 0 as const };
}

/**
 * Withdraws the caller's absence.
 * @throws Rechazo 404 for an unknown absence; 409 for an absence that is not pending.
 */
export async function withdrawAusencia({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const ausencia = await getAusencia(tx, id);
  const usuario = ausencia.usuario_id;
  if (!(await decidePending(tx, { id, estado: 'cancelada', encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(describeDecision(ausencia));
  await audit({
    objetivo: ['ausencia', id],
    antes: { usuario, estado: 'en_espera' },
    despues: { usuario, estado: 'cancelada' },
  });
  return { msg: AUSENCIAS.retirada, status: 0 as const };
}

/**
 * Ends an accepted absence early: its last day becomes yesterday. An absence without a past day is
 * cancelled.
 * @throws Rechazo 404 for an unknown absence; 409 for an absence that is over or was not accepted.
 */
export async function endAusencia({ tx, actor, ahora, audit }: WriteScope, id: number) {
  const { usuario_id: usuario, usuarioNombre, inicio, final: antes } = await getAusencia(tx, id);
  const hoy = await readHoy(tx, ahora);
  const final = cutShort({ inicio }, hoy);
  if (!(await endAccepted(tx, { id, hoy, final, encargadoId: actor.id, ahora })))
    throw Rechazo.conflict(AUSENCIAS.yaTermino);
  const change =
    final === null
      ? [{ estado: 'aceptada' }, { estado: 'cancelada' }]
      : [{ final: antes }, { final }];
  await audit({
    objetivo: ['ausencia', id],
    antes: { usuario, ...change[0] },
    despues: { usuario, ...change[1] },
  });
  return { msg: AUSENCIAS.terminada(usuarioNombre), status: 0 as const };
}

/**
 * Cancels the pending absence of a dismissed person, and ends the accepted absence as `endAusencia`
 * does. The dismissal writes the audit row.
 * @returns how many absences it closed
 */
export async function closeAusenciasForDismissal(
  { tx, actor, ahora }: WriteScope,
  usuarioId: number,
): Promise<number> {
  const hoy = await readHoy(tx, ahora);
  const open = await listImpediments(tx, usuarioId, hoy);
  const by = { encargadoId: actor.id, ahora };
  for (const { id, estado, inicio } of open) {
    if (estado === 'en_espera') await decidePending(tx, { id, estado: 'cancelada', ...by });
    else await endAccepted(tx, { id, hoy, final: cutShort({ inicio }, hoy), ...by });
  }
  return open.length;
}
