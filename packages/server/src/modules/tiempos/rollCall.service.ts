import { pauseReloj, unlinkReloj } from '@garita/domain/tiempos/reloj';
import type { AnyoneScope, WriteScope } from '../../write/WriteScope';
import {
  insertRegistro,
  type LockedTiempo,
  lockOpenOfPeople,
  type TiempoAct,
  toEstado,
  toReloj,
  updateTiempo,
} from './tiempos.repository';

export { lockOpenOfPeople, toEstado };

/** Logs one act on each of the times. Without an actor, the act is the portal's own. */
export async function logActs(
  { tx, actor, ahora }: AnyoneScope,
  sesiones: readonly LockedTiempo[],
  accion: TiempoAct,
) {
  if (sesiones.length === 0) return;
  await insertRegistro(
    tx,
    sesiones.map(({ id }) => ({
      tiempo_id: id,
      accion,
      encargado_id: actor?.id ?? null,
      fecha: ahora,
    })),
  );
}

/** Pauses the times that are not paused. The caller has locked the times. */
export async function pauseTiempos(
  scope: WriteScope,
  sesiones: readonly LockedTiempo[],
): Promise<void> {
  const active = sesiones.filter(({ pausado_desde }) => pausado_desde === null);
  for (const sesion of active)
    await updateTiempo(scope.tx, sesion.id, pauseReloj(toReloj(sesion), scope.ahora.getTime()), {
      pausas: sesion.pausas + 1,
    });
  await logActs(scope, active, 'pausado');
}

/** Cancels times without credit. The caller has locked the times. */
export async function cancelTiempos(
  scope: WriteScope,
  sesiones: readonly LockedTiempo[],
): Promise<void> {
  for (const sesion of sesiones)
    await updateTiempo(scope.tx, sesion.id, toReloj(sesion), {
      cerrado_en: scope.ahora,
      cierre: 'cancelado',
    });
  await logActs(scope, sesiones, 'cancelado');
}

/**
 * Removes the senior from times, together with the senior's minutes so far. The caller has locked
 * the times.
 */
export async function unlinkTiempos(
  scope: AnyoneScope,
  sesiones: readonly LockedTiempo[],
): Promise<void> {
  for (const sesion of sesiones)
    await updateTiempo(scope.tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
  await logActs(scope, sesiones, 'desligado');
}
