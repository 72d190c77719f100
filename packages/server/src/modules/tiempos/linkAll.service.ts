import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import { linkReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { AnyoneScope, WriteScope } from '../../write/WriteScope';
import { logActs, unlinkTiempos } from './rollCall.service';
import {
  type LockedTiempo,
  lockOpenOf,
  toEstado,
  toReloj,
  updateTiempo,
} from './tiempos.repository';
import { getTiempos } from './tiempos.service';

/** Audits one act on some times, and answers with all open times. */
async function finish(
  scope: WriteScope,
  sesiones: readonly LockedTiempo[],
  accion: 'ligado' | 'desligado',
  msg: string,
) {
  if (sesiones.length === 0) scope.unchanged();
  else await scope.audit({ objetivo: null, despues: { [accion]: sesiones.map(({ id }) => id) } });
  return { msg, status: 0 as const, data: await getTiempos(scope.tx, scope.ahora) };
}

export const lockLedBy = (tx: WriteScope['tx'], altoId: number) =>
  lockOpenOf(tx, { altoId, notOf: altoId });

/**
 * Removes the senior from the times. The audit row of the clock-out lists the times, so this
 * function writes no audit row.
 * @returns the ids of the times
 */
export async function releaseAtExit(
  scope: AnyoneScope,
  sesiones: readonly LockedTiempo[],
): Promise<number[]> {
  await unlinkTiempos(scope, sesiones);
  return sesiones.map(({ id }) => id);
}

/**
 * Makes the caller the senior of all open times that have no senior and whose person is below the
 * caller (TIE-21).
 */
export async function linkAll(scope: WriteScope) {
  const { tx, actor, ahora } = scope;
  const free = await lockOpenOf(tx, { altoId: null, notOf: actor.id });
  const sesiones = free.filter((sesion) => isBajoBelow(actor, toEstado(sesion)));
  for (const sesion of sesiones)
    await updateTiempo(tx, sesion.id, linkReloj(toReloj(sesion), ahora.getTime()), {
      alto_id: actor.id,
    });
  await logActs(scope, sesiones, 'ligado');
  const { length } = sesiones;
  const msg = length > 0 ? TIEMPOS.ligados(length) : TIEMPOS.sinPorLigar;
  return finish(scope, sesiones, 'ligado', msg);
}

/** Removes the caller as senior from all times that the caller supervises (TIE-22). */
export async function unlinkAll(scope: WriteScope) {
  const sesiones = await lockLedBy(scope.tx, scope.actor.id);
  await unlinkTiempos(scope, sesiones);
  const { length } = sesiones;
  const msg = length > 0 ? TIEMPOS.desligados(length) : TIEMPOS.sinPorDesligar;
  return finish(scope, sesiones, 'desligado', msg);
}
