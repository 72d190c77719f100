import { readSchema } from '@garita/server/src/db/readSchema';
import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/** All rows of each table as texts, in the same order each time. */
export async function readTables(
  db: Kysely<DB>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await readSchema(db)) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}
