import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { listTables } from './listTables';

/** No trigger runs then: the order of the tables is free, and the append-only audit log can be emptied. */
const AS_REPLICA = `perform set_config('session_replication_role', 'replica', true);`;

/** Where more rows lie, what is deleted would weigh on whoever comes next. */
const MANY_ROWS = 5_000;

/**
 * Empties every table and starts the ids at 1 again. Small tables are deleted from: to truncate makes new files for every table and index, which takes
 * ten times as long.
 */
export async function emptyTables(db: Kysely<DB>): Promise<void> {
  const tables = await listTables(db);
  const names = tables.map(({ name }) => `public.${name}`);
  const isLarge = names.map((name) => `exists (select from ${name} offset ${MANY_ROWS})`).join(' or ');
  const deleting = names.map((name) => `if exists (select from ${name}) then delete from ${name}; end if;`).join(' ');
  const ids = tables.flatMap(({ sequence }) => (sequence ? [`setval('${sequence}', 1, false)`] : [])).join(', ');
  await sql.raw(`do $$ begin ${AS_REPLICA} if ${isLarge} then truncate ${names.join(', ')}; else ${deleting} end if; perform ${ids}; end $$`).execute(db);
}
