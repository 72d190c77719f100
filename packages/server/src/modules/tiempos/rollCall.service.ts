import { pauseReloj, unlinkReloj } from '@garita/domain/tiempos/reloj';
import type { VisitorScope, WriteScope } from '../../write/WriteScope';
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

/** Logs one act on each of some times; without an actor it is the portal's. */
export async function logActs(
  { tx, actor, ahora }: VisitorScope,
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

/** Skips paused times. The caller must have locked the times. */
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

/** Cancels times without credit. The caller must have locked them. */
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

/** Takes the senior off times, which resets the senior's minutes. The caller has locked them. */
export async function unlinkTiempos(
  scope: VisitorScope,
  sesiones: readonly LockedTiempo[],
): Promise<void> {
  for (const sesion of sesiones)
    await updateTiempo(scope.tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
  await logActs(scope, sesiones, 'desligado');
}
