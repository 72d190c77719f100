import { sql } from 'kysely';
import type { Db } from './Db';
import { readSchema } from './readSchema';

/** Makes the next id of each table follow the highest one. */
export async function restartIds(tx: Db): Promise<void> {
  for (const { name, columns } of await readSchema(tx))
    for (const { name: column, sequence } of columns)
      if (sequence)
        await sql`select setval(${sequence}, coalesce((select max(${sql.ref(column)}) from ${sql.table(name)}), 0) + 1, false)`.execute(
          tx,
        );
}
