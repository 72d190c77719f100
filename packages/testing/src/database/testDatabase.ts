import type { Database } from '@garita/server/src/db/Database';
import { createEmbeddedDatabase } from '@garita/server/src/db/embedded/createEmbeddedDatabase';
import { emptyTables } from './emptyTables';
import { openTestEngine } from './testEngine';
import { type AskReplica, openTestPostgres } from './testPostgres';

export interface TestDatabase extends Database {
  reset(): Promise<void>;
  /** Null if the database has a single session. */
  readonly asReplica: AskReplica | null;
}

/**
 * Opens a database. The caller must close it. It is on the PostgreSQL server of
 * `GARITA_TEST_DATABASE_URL` (a superuser's URL; see `scripts/with-postgres.mjs`). Without that
 * variable it is embedded, in memory.
 * @param isNew whether no test may have used the database before. A used database keeps a portal's
 * lock, and then no backup can be restored into it
 */
export async function openTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const server = process.env.GARITA_TEST_DATABASE_URL;
  const database = server
    ? await openTestPostgres(server, isNew)
    : { ...(await openEmbedded()), asReplica: null };
  return { ...database, reset: () => emptyTables(database.kysely) };
}

/**
 * The wait for the session is shorter than the test's timeout. So a test that uses the database
 * inside a transaction fails with `AcquireTimeoutError`.
 */
const openEmbedded = async () =>
  createEmbeddedDatabase(await openTestEngine(), { acquireMilliseconds: 25_000 }).database;
