import { sql } from 'kysely';
import type { Database } from '../db/Database';
import { createEmbeddedDatabase } from '../db/embedded/createEmbeddedDatabase';
import { createFromTemplate } from './postgresTemplate';
import { openTestEngine } from './testEngine';

/** A database for tests, migrated and empty. */
export interface TestDatabase extends Database {
  /** Empties every table and starts the ids at 1 again. */
  reset(): Promise<void>;
  /** Empties the audit log, of which nothing is ever taken otherwise: tests begin with nothing noted. */
  forgetBitacora(): Promise<void>;
}

/**
 * Opens a database of its own for the caller: on the PostgreSQL server that `GARITA_TEST_DATABASE_URL` names (a
 * superuser's address; see `scripts/with-postgres.mjs`), else embedded and in memory. Close it at the end.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.GARITA_TEST_DATABASE_URL;
  const database = server ? await createFromTemplate(server) : await takeEmbedded();
  return { ...database, reset: () => emptyTables(database), forgetBitacora: () => truncate(database, 'bitacora') };
}

/** Starting one takes longer than most tests: those given back serve the next test of the same worker. */
const idle: Database[] = [];

async function takeEmbedded(): Promise<Database> {
  const database = idle.pop() ?? (await startEmbedded());
  return {
    ...database,
    close: async () => {
      await emptyTables(database);
      idle.push(database);
    },
  };
}

async function startEmbedded(): Promise<Database> {
  // A shorter wait than the server's: a test that uses the database inside a transaction should say so soon.
  return createEmbeddedDatabase(await openTestEngine(), { acquireMilliseconds: 3_000 }).database;
}

async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(format('%I', relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'`.execute(kysely);
  await truncate({ kysely }, rows[0]?.names ?? '');
}

const truncate = ({ kysely }: Pick<Database, 'kysely'>, tables: string): Promise<void> =>
  kysely.transaction().execute(async (trx) => {
    // As a replica no trigger runs, so the append-only audit log can be emptied too.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate ${sql.raw(tables)} restart identity`.execute(trx);
  });
