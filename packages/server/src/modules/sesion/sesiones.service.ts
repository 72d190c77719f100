import { SESIONES } from '@garita/domain/sesion/sesiones.textos';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { findSesion, listSesiones, revokeSesion, revokeSesiones } from './sesion.repository';

/** The caller's sessions: the present one first, then the last used first. */
export async function listOwnSesiones(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, sesionId }: Actor,
) {
  const now = clock();
  const usedAfter =
    config.sessionIdleMs === null ? null : new Date(now.getTime() - config.sessionIdleMs);
  const rows = await listSesiones(db, id, { now, usedAfter });
  const sesiones = rows.map((row) => ({
    id: row.id,
    dispositivo: row.dispositivo ?? SESIONES.dispositivoDesconocido,
    creada: row.creada_en.toISOString(),
    uso: row.uso.toISOString(),
    actual: row.id === sesionId,
  }));
  return [...sesiones.filter(({ actual }) => actual), ...sesiones.filter(({ actual }) => !actual)];
}

/**
 * Ends one of the caller's sessions. Ending it twice is no error.
 * @throws Rechazo 404 for an unknown session. Another person's session gets the same answer, so the
 * caller cannot learn that it exists.
 */
export async function closeSesion({ tx, actor, ahora, audit, unchanged }: WriteScope, id: number) {
  const sesion = await findSesion(tx, actor.id, id);
  if (!sesion) throw Rechazo.notFound(SESIONES.noEsTuya);
  if (sesion.revocada_en) unchanged();
  else {
    await revokeSesion(tx, id, ahora);
    const dispositivo = sesion.dispositivo ?? SESIONES.dispositivoDesconocido;
    await audit({
      objetivo: ['usuario', actor.id],
      antes: { sesion: id, dispositivo },
      despues: { sesion: null },
    });
  }
  return { msg: SESIONES.cerrada, status: 0 as const };
}

export async function closeOtherSesiones({ tx, actor, ahora, audit, unchanged }: WriteScope) {
  const cerradas = await revokeSesiones(tx, actor.id, ahora, actor.sesionId);
  if (cerradas === 0) unchanged();
  else await audit({ objetivo: ['usuario', actor.id], despues: { sesionesCerradas: cerradas } });
  return {
    msg: cerradas === 0 ? SESIONES.sinOtras : SESIONES.cerradas(cerradas),
    status: 0 as const,
  };
}
