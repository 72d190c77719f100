import type { Avatar } from '@garita/domain/avatar/avatar';
import { isOlvidada, SIN_MIRAR, seePresencia } from '@garita/domain/fichajes/presencia';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import type { Db } from '../../db/Db';
import { noteAvisos } from '../../write/avisos.repository';
import { raiseVersions } from '../../write/versions.repository';
import type { AnyoneScope } from '../../write/WriteScope';
import { closeFichaje } from './correct.service';
import { lockFichaje } from './fichajes.repository';
import {
  CADA_MS,
  findPresencia,
  forgetPresencias,
  keepPresencia,
  type Plazos,
  selectCerrables,
} from './presencia.repository';

/**
 * The maximum random addition to the interval, in milliseconds. So people who clocked in together
 * are not due together.
 */
const JITTER_MS = 30_000;

/**
 * The maximum age in milliseconds of the last answer for closing a clock-in. One later answer may
 * be missing.
 */
export const VIGENCIA_MS = 2 * CADA_MS + JITTER_MS;

/**
 * Stores the service's answer about a clocked-in person. The person gets a notice when the clock-in
 * begins to seem forgotten.
 * @returns whether the change is visible to other users
 */
export const notePresencia = (
  db: Db,
  fichajeId: number,
  avatar: Avatar,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const fichaje = await lockFichaje(tx, fichajeId);
    if (!fichaje || fichaje.salida) return false;
    const row = await findPresencia(tx, fichajeId);
    // Another portal has already stored an answer to this question. This portal's claim ended
    // before its answer came, so the other portal could get a claim.
    if (row && row.proxima > now) return false;
    const before = row ? { veces: row.veces, visto: row.visto_en?.getTime() ?? null } : SIN_MIRAR;
    const after = seePresencia(before, avatar, {
      entrada: fichaje.entrada.getTime(),
      now: now.getTime(),
    });
    const [was, is] = [isOlvidada(before), isOlvidada(after)];
    await keepPresencia(tx, fichajeId, after, {
      avisada_en: is ? (row?.avisada_en ?? now) : null,
      dicha_en: after === before ? (row?.dicha_en ?? null) : now,
      proxima: new Date(now.getTime() + CADA_MS + Math.random() * JITTER_MS),
    });
    if (is && !was) {
      const datos = after.visto === null ? {} : { visto: new Date(after.visto).toISOString() };
      await noteAvisos(
        tx,
        [{ usuarioId: fichaje.usuario_id, tipo: 'sigueDentro', datos, causa: null }],
        { actorId: null, fecha: now },
      );
    }
    const isSeen = was !== is || (is && before.visto !== after.visto);
    if (isSeen) await raiseVersions(tx, ['fichajes']);
    return isSeen;
  });

/**
 * Deletes answers that are no longer needed. @returns whether the change is visible to other users
 */
export const tidyPresencias = (db: Db, isOn: boolean): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isSeen = await forgetPresencias(tx, isOn);
    if (isSeen) await raiseVersions(tx, ['fichajes']);
    return isSeen;
  });

/**
 * Closes a forgotten clock-in at the instant when the person was last seen, as the portal's own
 * act. Does nothing if the person is back, or if a user has closed the clock-in.
 */
export async function closeOlvidado(scope: AnyoneScope, id: number, plazos: Plazos) {
  await lockFichaje(scope.tx, id);
  const found = await selectCerrables(scope.tx, plazos).where('f.id', '=', id).executeTakeFirst();
  if (!found) return scope.unchanged();
  const salida = found.visto_en.toISOString();
  return closeFichaje(scope, { id, salida, motivo: FICHAJES.olvidada });
}
