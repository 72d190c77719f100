import type { DB } from '@garita/server/src/db/tables';
import type { Insertable, Kysely } from 'kysely';

/**
 * Rows per statement. With any of the tables they have fewer parameters than PostgreSQL's limit of
 * 65,535.
 */
const BATCH = 500;

export async function insertMany<T extends keyof DB>(
  tx: Kysely<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH) {
    await tx
      .insertInto(table)
      .values(rows.slice(i, i + BATCH))
      .execute();
  }
}
