import { unlinkReloj } from '@garita/domain/tiempos/reloj';
import type { WriteScope } from '../../write/runWrite';
import { cancelTiempos } from './rollCall.service';
import { insertRegistro, lockOpenAround, toReloj, updateTiempo } from './tiempos.repository';

/**
 * Cancels a dismissed person's open time and unlinks them as senior from other people's. One query
 * locks all, in the order of their ids.
 * @returns how many times it changed
 */
export async function closeTiemposForDismissal(
  scope: WriteScope,
  usuarioId: number,
): Promise<number> {
  const { tx, actor, ahora } = scope;
  const sesiones = await lockOpenAround(tx, usuarioId);
  const supervised = sesiones.filter((sesion) => sesion.usuario_id !== usuarioId);
  await cancelTiempos(
    scope,
    sesiones.filter((sesion) => sesion.usuario_id === usuarioId),
  );
  for (const sesion of supervised)
    await updateTiempo(tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
  const told = supervised.map(({ id }) => ({
    tiempo_id: id,
    accion: 'desligado' as const,
    encargado_id: actor.id,
    fecha: ahora,
  }));
  if (told.length > 0) await insertRegistro(tx, told);
  return sesiones.length;
}
