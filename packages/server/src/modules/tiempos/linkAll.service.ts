import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import { linkReloj, unlinkReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Actor } from '../../access/Actor';
import type { WriteScope } from '../../write/runWrite';
import { insertRegistro, type LockedTiempo, lockOpenOf, toEstado, toReloj, updateTiempo } from './tiempos.repository';
import { getTiempos } from './tiempos.service';

async function tellAll({ tx, actor, ahora, audit }: WriteScope<Actor>, sesiones: readonly LockedTiempo[], accion: 'ligado' | 'desligado') {
  await insertRegistro(
    tx,
    sesiones.map(({ id }) => ({ tiempo_id: id, accion, encargado_id: actor.id, fecha: ahora })),
  );
  await audit({ objetivo: null, despues: { [accion]: sesiones.map(({ id }) => id) } });
}

/** Links every session without a senior to the caller, of the people below them (TIE-21). Without one nothing changes. */
export async function linkAll(scope: WriteScope<Actor>) {
  const { tx, actor, ahora } = scope;
  const free = await lockOpenOf(tx, { altoId: null, notOf: actor.id });
  const sesiones = free.filter((sesion) => isBajoBelow(actor, toEstado(sesion)));
  for (const sesion of sesiones) await updateTiempo(tx, sesion.id, linkReloj(toReloj(sesion), ahora.getTime()), { alto_id: actor.id });
  if (sesiones.length > 0) await tellAll(scope, sesiones, 'ligado');
  else scope.unchanged();
  return { msg: sesiones.length > 0 ? TIEMPOS.ligados(sesiones.length) : TIEMPOS.sinPorLigar, status: 0 as const, data: await getTiempos(tx, ahora) };
}

/** Takes the caller away as senior from all of their sessions (TIE-22). Without one nothing changes. */
export async function unlinkAll(scope: WriteScope<Actor>) {
  const { tx, actor, ahora } = scope;
  const sesiones = await lockOpenOf(tx, { altoId: actor.id, notOf: actor.id });
  for (const sesion of sesiones) await updateTiempo(tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
  if (sesiones.length > 0) await tellAll(scope, sesiones, 'desligado');
  else scope.unchanged();
  return { msg: sesiones.length > 0 ? TIEMPOS.desligados(sesiones.length) : TIEMPOS.sinPorDesligar, status: 0 as const, data: await getTiempos(tx, ahora) };
}
