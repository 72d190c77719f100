import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

const DAY = 86_400_000;
/** Days for which failed sign-ins stay. */
const FAILED_DAYS = 30;
/** Days for which revoked sessions stay, with their address. Expired sessions do not stay. */
const ENDED_DAYS = 90;

export const insertAccesoFallido = (db: Db, row: Insertable<DB['accesos_fallidos']>) =>
  db.insertInto('accesos_fallidos').values(row).execute();

/**
 * Removes the addresses from the failed sign-ins at an account, because they may be the person's
 * own addresses.
 */
export const forgetFallidosAddresses = (tx: Db, usuarioId: number) =>
  tx
    .updateTable('accesos_fallidos')
    .set({ direccion_hash: null })
    .where('usuario_id', '=', usuarioId)
    .execute();

export const forgetOldFallidos = (db: Db, now: Date) =>
  forgetRows(db, 'accesos_fallidos', sql`fecha < ${new Date(now.getTime() - FAILED_DAYS * DAY)}`);

export const forgetOldSesiones = (db: Db, now: Date) =>
  forgetRows(
    db,
    'sesiones',
    sql`expira_en <= ${now} or revocada_en < ${new Date(now.getTime() - ENDED_DAYS * DAY)}`,
  );
