import { type Insertable, sql } from 'kysely';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

export const MAX_INTENTOS = 5;

export const insertReto = (tx: Db, row: Insertable<DB['retos']>) =>
  tx.insertInto('retos').values(row).execute();

/**
 * Uses one try of an open challenge. The update is atomic, so concurrent answers cannot exceed the
 * maximum.
 * @returns undefined if the challenge is not open
 */
export const takeIntento = (db: Db, secretoHash: Buffer, now: Date) =>
  db
    .updateTable('retos')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('secreto_hash', '=', secretoHash)
    .where('expira_en', '>', now)
    .where('intentos', '<', MAX_INTENTOS)
    .returning(['id', 'usuario_id', 'intentos'])
    .executeTakeFirst();

/** Gives back a try whose answer the portal could not compare. */
export const returnIntento = (db: Db, id: number) =>
  db
    .updateTable('retos')
    .set((eb) => ({ intentos: eb('intentos', '-', 1) }))
    .where('id', '=', id)
    .where('intentos', '>', 0)
    .execute();

/** @returns whether this call ended the challenge */
export const endReto = (tx: Db, id: number) =>
  hasChanged(tx.deleteFrom('retos').where('id', '=', id));

export const endRetos = (tx: Db, usuarioId: number) =>
  tx.deleteFrom('retos').where('usuario_id', '=', usuarioId).execute();

export const forgetOldRetos = (db: Db, now: Date) =>
  forgetRows(db, 'retos', sql`expira_en <= ${now}`);
