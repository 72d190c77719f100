import { ESPERA_PASE, minutesToWait } from '@garita/domain/paselista/lista';
import type { Db } from '../../db/Db';
import type { Change } from '../../snapshotCache/Change';
import { findLastPase, listPases } from './paselista.repository';

const MAX_PASES = 500;

export const getPases = async (db: Db) =>
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

/** Minutes until the next roll call is allowed; 0 if it is allowed now. */
export const readWait = async (db: Db, now: Date): Promise<number> =>
  minutesToWait((await findLastPase(db))?.getTime() ?? null, now.getTime());

/** The instant when the wait after the last roll call ended or will end. */
export async function findWaitEnd(db: Db, now: Date): Promise<Change> {
  const last = await findLastPase(db);
  const end = last && new Date(last.getTime() + ESPERA_PASE * 60_000);
  return end && end > now ? { last: null, next: end } : { last: end, next: null };
}

/** Whether the next roll call must still wait (PLI-06). */
export const isPaseHeld = async (db: Db, now: Date): Promise<boolean> =>
  (await readWait(db, now)) > 0;
