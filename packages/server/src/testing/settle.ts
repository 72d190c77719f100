import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';

/** Leaves a table as the nightly maintenance does: without dead rows, and known to the planner. */
export const settle = (db: Kysely<DB>, table: keyof DB) => sql`vacuum analyze ${sql.table(table)}`.execute(db);
