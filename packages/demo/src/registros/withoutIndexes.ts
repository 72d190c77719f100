import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/**
 * Runs `fill` without the indexes of some tables, and then creates them again. This is several
 * times as fast as updating them for each row.
 */
export async function withoutIndexes(
  tx: Kysely<DB>,
  tables: readonly (keyof DB)[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any (${[...tables]}::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 1`.execute(tx);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}
