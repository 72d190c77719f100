import { type Insertable, type Kysely, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

/** How many answers one challenge takes. */
export const MAX_INTENTOS = 5;

export const insertReto = (tx: Kysely<DB>, row: Insertable<DB['retos']>) =>
  tx.insertInto('retos').values(row).execute();

/**
 * Takes one of the tries of an open challenge, at once and for good, so that no more than so many are ever looked at.
 * @returns undefined when it is unknown, over or used up.
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

/** Gives a try back: nothing was compared. */
export const returnIntento = (db: Kysely<DB>, id: number) =>
  db
    .updateTable('retos')
    .set((eb) => ({ intentos: eb('intentos', '-', 1) }))
    .where('id', '=', id)
    .where('intentos', '>', 0)
    .execute();

/** Ends a challenge that was met. @returns whether nobody had before. */
export async function endReto(tx: Kysely<DB>, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('retos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all challenges of a person: what they had proved no longer holds. */
export const endRetos = (tx: Kysely<DB>, usuarioId: number) =>
  tx.deleteFrom('retos').where('usuario_id', '=', usuarioId).execute();

/** Forgets challenges that nobody met in time. */
export const forgetOldRetos = (db: Kysely<DB>, now: Date) =>
  forgetRows(db, 'retos', sql`expira_en <= ${now}`);
