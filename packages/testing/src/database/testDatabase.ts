import type { Database } from '@garita/server/src/db/Database';
import { createEmbeddedDatabase } from '@garita/server/src/db/embedded/createEmbeddedDatabase';
import { emptyTables } from './emptyTables';
import { openTestEngine } from './testEngine';
import { type AskReplica, openTestPostgres } from './testPostgres';

/** A database for tests, migrated and empty. */
export interface TestDatabase extends Database {
  /** Empties every table and starts the ids at 1 again. */
  reset(): Promise<void>;
  /** Null where there is one session alone. */
  readonly asReplica: AskReplica | null;
}

/**
 * Opens a database of its own for the caller: on the PostgreSQL server that `GARITA_TEST_DATABASE_URL` names (a
 * superuser's address; see `scripts/with-postgres.mjs`), else embedded and in memory. Close it at the end.
 * @param isNew whether no test had it before: one that a portal ran on still has that portal's lock, and no backup is restored into it
 */
export async function openTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const server = process.env.GARITA_TEST_DATABASE_URL;
  const database = server
    ? await openTestPostgres(server, isNew)
    : { ...(await openEmbedded()), asReplica: null };
  return { ...database, reset: () => emptyTables(database.kysely) };
}

/** A request waits for its turn less long than the server gives it, so that a test that uses the database inside a transaction is told so. */
const openEmbedded = async () =>
  createEmbeddedDatabase(await openTestEngine(), { acquireMilliseconds: 25_000 }).database;
