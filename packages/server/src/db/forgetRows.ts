import { type RawBuilder, sql } from 'kysely';
import type { Db } from './Db';
import type { DB } from './tables';

/** Rows per statement. Another query waits for such a statement for some hundredths of a second. */
export const FORGOTTEN_AT_ONCE = 5000;

/** Deletes the old rows of a table in batches, each in its own transaction. */
export async function forgetRows(
  db: Db,
  table: keyof DB,
  isOld: RawBuilder<boolean>,
): Promise<void> {
  const name = sql.table(table);
  for (let count = FORGOTTEN_AT_ONCE; count >= FORGOTTEN_AT_ONCE; ) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOld} limit ${sql.lit(FORGOTTEN_AT_ONCE)}))`.execute(
      db,
    );
    count = Number(numAffectedRows ?? 0);
  }
}
