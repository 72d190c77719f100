import { type Insertable, type Kysely, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

const DAY = 86_400_000;
/** For how long a sign-in that failed is told, in days. */
const TOLD_DAYS = 30;
/** For how long a session that was ended still says from where its person came, in days. */
const ENDED_DAYS = 90;

/** Writes down that somebody tried to sign in and did not. */
export const insertAccesoFallido = (db: Kysely<DB>, row: Insertable<DB['accesos_fallidos']>) =>
  db.insertInto('accesos_fallidos').values(row).execute();

/** Forgets from where somebody tried to sign in with a person's name: it may have been the person. */
export const forgetFallidosAddresses = (tx: Kysely<DB>, usuarioId: number) =>
  tx
    .updateTable('accesos_fallidos')
    .set({ direccion_hash: null })
    .where('usuario_id', '=', usuarioId)
    .execute();

/** Forgets sign-ins that failed long ago. */
export const forgetOldFallidos = (db: Kysely<DB>, now: Date) =>
  forgetRows(db, 'accesos_fallidos', sql`fecha < ${new Date(now.getTime() - TOLD_DAYS * DAY)}`);

/** Forgets sessions that open nothing any more: those that have expired, and those that were ended long ago. */
export const forgetOldSesiones = (db: Kysely<DB>, now: Date) =>
  forgetRows(
    db,
    'sesiones',
    sql`expira_en <= ${now} or revocada_en < ${new Date(now.getTime() - ENDED_DAYS * DAY)}`,
  );
