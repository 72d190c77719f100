import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/** Leaves a table as the nightly maintenance does: without dead rows, and known to the planner. */
export const settle = (db: Kysely<DB>, table: keyof DB) => sql`vacuum analyze ${sql.table(table)}`.execute(db);
