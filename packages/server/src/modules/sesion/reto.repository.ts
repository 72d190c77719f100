import { type Insertable, type Kysely, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

export const MAX_INTENTOS = 5;

export const insertReto = (tx: Kysely<DB>, row: Insertable<DB['retos']>) =>
  tx.insertInto('retos').values(row).execute();

/**
 * Uses up one try of an open challenge atomically and permanently, so concurrent answers cannot
 * exceed the maximum.
 * @returns undefined if the challenge is unknown, expired or used up.
 */
export const takeIntento = (db: Kysely<DB>, secretoHash: Buffer, now: Date) =>
  db
    .updateTable('retos')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('secreto_hash', '=', secretoHash)
    .where('expira_en', '>', now)
    .where('intentos', '<', MAX_INTENTOS)
    .returning(['id', 'usuario_id', 'intentos'])
    .executeTakeFirst();

/** Returns a try that compared nothing. */
export const returnIntento = (db: Kysely<DB>, id: number) =>
  db
    .updateTable('retos')
    .set((eb) => ({ intentos: eb('intentos', '-', 1) }))
    .where('id', '=', id)
    .where('intentos', '>', 0)
    .execute();

/** Ends a met challenge. @returns whether this call ended it. */
export async function endReto(tx: Kysely<DB>, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('retos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all challenges of a person, for example after a new password. */
export const endRetos = (tx: Kysely<DB>, usuarioId: number) =>
  tx.deleteFrom('retos').where('usuario_id', '=', usuarioId).execute();

export const forgetOldRetos = (db: Kysely<DB>, now: Date) =>
  forgetRows(db, 'retos', sql`expira_en <= ${now}`);
