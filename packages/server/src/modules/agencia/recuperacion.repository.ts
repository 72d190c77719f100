import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';

export async function insertRecuperacion(
  tx: Db,
  row: { secreto_hash: Buffer; creada_en: Date; expira_en: Date },
): Promise<void> {
  await tx
    .updateTable('recuperaciones')
    .set({ usada_en: row.creada_en })
    .where('usada_en', 'is', null)
    .execute();
  await tx.insertInto('recuperaciones').values(row).execute();
}

export const isOpen = async (db: Db, hash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('recuperaciones')
    .select('id')
    .where('secreto_hash', '=', hash)
    .where('usada_en', 'is', null)
    .where('expira_en', '>', now)
    .executeTakeFirst()) !== undefined;

/**
 * Marks an open link as used. Of two concurrent requests one gets true. @returns whether the link
 * was open
 */
export const redeem = (tx: Db, hash: Buffer, now: Date) =>
  hasChanged(
    tx
      .updateTable('recuperaciones')
      .set({ usada_en: now })
      .where('secreto_hash', '=', hash)
      .where('usada_en', 'is', null)
      .where('expira_en', '>', now),
  );
