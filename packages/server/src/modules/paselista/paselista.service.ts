import { ESPERA_PASE, minutesToWait } from '@garita/domain/paselista/lista';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import type { Change } from '../../snapshotCache/Change';
import { findLastPase, listPases } from './paselista.repository';

/** The roll calls that the history holds. */
const MAX_PASES = 500;

/** The roll calls held, newest first (PLI-03, PLI-04). */
export const getPases = async (db: Kysely<DB>) =>
  (await listPases(db, MAX_PASES)).map(
    ({ id, encargado, queda, pausados, sumados, fuerabase, fecha }) => ({
      id,
      encargadoNombre: encargado,
      queda,
      pausadosNombre: pausados,
      sumadosNombre: sumados,
      fuerabaseNombre: fuerabase,
      fecha: fecha.toISOString(),
    }),
  );

/** Minutes until a roll call can be held; 0 when one can be now. */
export const readWait = async (db: Kysely<DB>, now: Date): Promise<number> =>
  minutesToWait((await findLastPase(db))?.getTime() ?? null, now.getTime());

/** When the wait after the last roll call was over, or when it will be. */
export async function findWaitEnd(db: Kysely<DB>, now: Date): Promise<Change> {
  const last = await findLastPase(db);
  const end = last && new Date(last.getTime() + ESPERA_PASE * 60_000);
  return end && end > now ? { last: null, next: end } : { last: end, next: null };
}

/** Whether one has to wait (PLI-06). */
export const isPaseHeld = async (db: Kysely<DB>, now: Date): Promise<boolean> =>
  (await readWait(db, now)) > 0;
