import { minutesToWait } from '@garita/domain/paselista/lista';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { findLastPase, listPases } from './paselista.repository';

/** The roll calls that the history holds. */
const MAX_PASES = 500;

/** The roll calls held, newest first (PLI-03, PLI-04). */
export const getPases = async (db: Kysely<DB>) =>
  (await listPases(db, MAX_PASES)).map(({ id, encargado, queda, pausados, sumados, fuerabase, fecha }) => ({
    id,
    encargadoNombre: encargado,
    queda,
    pausadosNombre: pausados,
    sumadosNombre: sumados,
    fuerabaseNombre: fuerabase,
    fecha: fecha.toISOString(),
  }));

/** Minutes until a roll call can be held; 0 when one can be now. */
export const readWait = async (db: Kysely<DB>, now: Date): Promise<number> => minutesToWait((await findLastPase(db))?.getTime() ?? null, now.getTime());

/** Whether one has to wait (PLI-06). */
export const isPaseHeld = async (db: Kysely<DB>, now: Date): Promise<boolean> => (await readWait(db, now)) > 0;
