import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { listTables } from './listTables';

/**
 * Disables triggers and foreign keys. So the tables may be in any order, and the append-only audit
 * log can be emptied.
 */
const AS_REPLICA = `perform set_config('session_replication_role', 'replica', true);`;

/**
 * Bytes. If a table is larger, all tables are truncated: deleting its rows would leave dead rows
 * that slow later tests.
 */
const LARGE = 1_000_000;

/**
 * Empties every table and restarts the ids. It deletes the rows, unless a table is large:
 * truncating creates new files for every table and index, which takes ten times as long. A table
 * without pages never had a row, so it is skipped. The catalogue knows the pages, so no query per
 * table must be planned.
 */
export async function emptyTables(db: Kysely<DB>): Promise<void> {
  const tables = await listTables(db);
  const names = tables.map(({ name }) => `public.${name}`);
  const used = `unnest(array['${names.join("','")}']::regclass[]) as used (t)`;
  const isLarge = `exists (select from ${used} where pg_relation_size(t) > ${LARGE})`;
  const deleting = `for one in select t from ${used} where pg_relation_size(t) > 0 loop execute format('delete from %s', one); end loop;`;
  const ids = tables
    .flatMap(({ sequence }) => (sequence ? [`setval('${sequence}', 1, false)`] : []))
    .join(', ');
  await sql
    .raw(
      `do $$ declare one regclass; begin ${AS_REPLICA} if ${isLarge} then truncate ${names.join(', ')}; else ${deleting} end if; perform ${ids}; end $$`,
    )
    .execute(db);
}
