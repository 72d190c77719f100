import type { WriteScope } from '../../write/WriteScope';
import { cancelTiempos, unlinkTiempos } from './rollCall.service';
import { type LockedTiempo, lockOpenAround } from './tiempos.repository';

/**
 * Cancels a dismissed person's open time, and removes the person as senior from other people's
 * times. One query locks all these times, in the order of their ids.
 * @returns the number of changed times
 */
export async function closeTiemposForDismissal(
  scope: WriteScope,
  usuarioId: number,
): Promise<number> {
  const sesiones = await lockOpenAround(scope.tx, usuarioId);
  const isOwn = (sesion: LockedTiempo) => sesion.usuario_id === usuarioId;
  await cancelTiempos(scope, sesiones.filter(isOwn));
  await unlinkTiempos(
    scope,
    sesiones.filter((sesion) => !isOwn(sesion)),
  );
  return sesiones.length;
}
