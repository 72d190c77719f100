import type { Database } from '@garita/server/src/db/Database';
import { createEmbeddedDatabase } from '@garita/server/src/db/embedded/createEmbeddedDatabase';
import { emptyTables } from './emptyTables';
import { openTestEngine } from './testEngine';
import { type AskReplica, openTestPostgres } from './testPostgres';

export interface TestDatabase extends Database {
  reset(): Promise<void>;
  /** Null with a single session. */
  readonly asReplica: AskReplica | null;
}

/**
 * Opens a database for the caller, who closes it. It is on the PostgreSQL server of
 * `GARITA_TEST_DATABASE_URL` (a superuser's URL; see `scripts/with-postgres.mjs`), else embedded in
 * memory.
 * @param isNew true: never used before, because a used database keeps a portal's lock, and no
 * backup can be restored into it
 */
export async function openTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const server = process.env.GARITA_TEST_DATABASE_URL;
  const database = server
    ? await openTestPostgres(server, isNew)
    : { ...(await openEmbedded()), asReplica: null };
  return { ...database, reset: () => emptyTables(database.kysely) };
}

/**
 * The queue timeout is below the test's, so that a test that uses the database inside a transaction
 * fails with that error.
 */
const openEmbedded = async () =>
  createEmbeddedDatabase(await openTestEngine(), { acquireMilliseconds: 25_000 }).database;
