import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** Inserts a link and closes all earlier ones. */
export async function insertRecuperacion(
  tx: Kysely<DB>,
  row: { secreto_hash: Buffer; creada_en: Date; expira_en: Date },
): Promise<void> {
  await tx
    .updateTable('recuperaciones')
    .set({ usada_en: row.creada_en })
    .where('usada_en', 'is', null)
    .execute();
  await tx.insertInto('recuperaciones').values(row).execute();
}

export const isOpen = async (db: Kysely<DB>, hash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('recuperaciones')
    .select('id')
    .where('secreto_hash', '=', hash)
    .where('usada_en', 'is', null)
    .where('expira_en', '>', now)
    .executeTakeFirst()) !== undefined;

/** Uses a link up; of two concurrent requests one succeeds. @returns whether the link was open */
export const redeem = async (tx: Kysely<DB>, hash: Buffer, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('recuperaciones')
    .set({ usada_en: now })
    .where('secreto_hash', '=', hash)
    .where('usada_en', 'is', null)
    .where('expira_en', '>', now)
    .returning('id')
    .executeTakeFirst()) !== undefined;
