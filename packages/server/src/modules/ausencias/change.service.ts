import { type AusenciaValues, ausenciaRules } from '@garita/domain/ausencias/ausencia.rules';
import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { cancelWaitingOf, decidePending, findAusencia, findImpediment, insertAusencia } from './ausencias.repository';
import { ESTADO_DE, readHoy } from './ausencias.service';

/**
 * Asks for an absence of the caller.
 * @throws Rechazo 400 by `ausenciaRules`; 409 while one waits or an accepted one ends today or later.
 */
export async function askAusencia({ tx, actor, ahora, audit }: WriteScope<Actor>, { motivo, inicio, final }: AusenciaValues) {
  const failure = findFailure(ausenciaRules, { motivo, inicio, final });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  // The write holds the caller's row: nobody else asks for them between this look and the insert.
  const impediment = await findImpediment(tx, actor.id, await readHoy(tx, ahora));
  if (impediment) throw Rechazo.conflict(impediment.estado === 'en_espera' ? AUSENCIAS.yaEspera : AUSENCIAS.yaAceptada);
  const id = await insertAusencia(tx, { usuario_id: actor.id, motivo, inicio, final, creada_en: ahora });
  await audit({ objetivo: { tipo: 'ausencia', id }, despues: { usuario: actor.id, motivo, inicio, final } });
  return { msg: AUSENCIAS.enviada, status: 0 as const };
}

/**
 * Accepts (op 1) or cancels (op 2) an absence that waits.
 * @throws Rechazo 404 for an unknown one; 409 when it was decided already, which says by whom, or its person was dismissed.
 */
export async function decideAusencia({ tx, actor, ahora, audit }: WriteScope<Actor>, { op, id }: { op: 1 | 2; id: number }) {
  // Read with the person's row locked, as every decision holds it: what stands here is what the last one left.
  const ausencia = await findAusencia(tx, id);
  if (!ausencia) throw Rechazo.notFound(AUSENCIAS.noEncontrada);
  const { usuario_id, usuarioNombre, estado: before, encargadoNombre, despedido_en } = ausencia;
  if (before !== 'en_espera') throw Rechazo.conflict(AUSENCIAS.yaDecidida(ESTADO_DE[before], encargadoNombre ?? ''));
  if (despedido_en) throw Rechazo.conflict(AUSENCIAS.estaDespedido);
  const estado = op === 1 ? 'aceptada' : 'cancelada';
  if (!(await decidePending(tx, { id, estado, encargadoId: actor.id, ahora }))) throw Rechazo.conflict(SERVICIO.adelantado);
  await audit({ objetivo: { tipo: 'ausencia', id }, antes: { usuario: usuario_id, estado: before }, despues: { usuario: usuario_id, estado } });
  return { msg: AUSENCIAS[estado](usuarioNombre), status: 0 as const };
}

/** Cancels the waiting absence of somebody who is dismissed; those that were accepted are history. @returns how many there were, 0 or 1. */
export const closeAusenciasForDismissal = ({ tx, actor, ahora }: WriteScope<Actor>, usuarioId: number): Promise<number> =>
  cancelWaitingOf(tx, { usuarioId, encargadoId: actor.id, ahora });
