import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import { linkReloj, unlinkReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { WriteScope } from '../../write/runWrite';
import {
  insertRegistro,
  type LockedTiempo,
  lockOpenOf,
  toEstado,
  toReloj,
  updateTiempo,
} from './tiempos.repository';
import { getTiempos } from './tiempos.service';

async function logAll(
  { tx, actor, ahora }: WriteScope,
  sesiones: readonly LockedTiempo[],
  accion: 'ligado' | 'desligado',
) {
  await insertRegistro(
    tx,
    sesiones.map(({ id }) => ({ tiempo_id: id, accion, encargado_id: actor.id, fecha: ahora })),
  );
}

async function tellAll(
  scope: WriteScope,
  sesiones: readonly LockedTiempo[],
  accion: 'ligado' | 'desligado',
) {
  await logAll(scope, sesiones, accion);
  await scope.audit({ objetivo: null, despues: { [accion]: sesiones.map(({ id }) => id) } });
}

export const lockLedBy = (tx: WriteScope['tx'], altoId: number) =>
  lockOpenOf(tx, { altoId, notOf: altoId });

/** Unlinking resets the senior's minutes. */
async function release(tx: WriteScope['tx'], sesiones: readonly LockedTiempo[]): Promise<void> {
  for (const sesion of sesiones)
    await updateTiempo(tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
}

/** The log records only the exit. @returns their ids */
export async function releaseAtExit(
  scope: WriteScope,
  sesiones: readonly LockedTiempo[],
): Promise<number[]> {
  await release(scope.tx, sesiones);
  if (sesiones.length > 0) await logAll(scope, sesiones, 'desligado');
  return sesiones.map(({ id }) => id);
}

/** Links to the caller every time without a senior, of the people below the caller (TIE-21). */
export async function linkAll(scope: WriteScope) {
  const { tx, actor, ahora } = scope;
  const free = await lockOpenOf(tx, { altoId: null, notOf: actor.id });
  const sesiones = free.filter((sesion) => isBajoBelow(actor, toEstado(sesion)));
  for (const sesion of sesiones)
    await updateTiempo(tx, sesion.id, linkReloj(toReloj(sesion), ahora.getTime()), {
      alto_id: actor.id,
    });
  if (sesiones.length > 0) await tellAll(scope, sesiones, 'ligado');
  else scope.unchanged();
  return {
    msg: sesiones.length > 0 ? TIEMPOS.ligados(sesiones.length) : TIEMPOS.sinPorLigar,
    status: 0 as const,
    data: await getTiempos(tx, ahora),
  };
}

/** TIE-22. */
export async function unlinkAll(scope: WriteScope) {
  const { tx, actor, ahora } = scope;
  const sesiones = await lockLedBy(tx, actor.id);
  await release(tx, sesiones);
  if (sesiones.length > 0) await tellAll(scope, sesiones, 'desligado');
  else scope.unchanged();
  return {
    msg: sesiones.length > 0 ? TIEMPOS.desligados(sesiones.length) : TIEMPOS.sinPorDesligar,
    status: 0 as const,
    data: await getTiempos(tx, ahora),
  };
}
