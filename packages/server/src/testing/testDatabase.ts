import { sql } from 'kysely';
import type { Database } from '../db/Database';
import { createEmbeddedDatabase } from '../db/embedded/createEmbeddedDatabase';
import { listTables } from './listTables';
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
  return { ...database, reset: () => emptyTables(database), forgetBitacora: () => forgetBitacora(database) };
}

/**
 * One that was given back: starting takes longer than most tests, so the next test of the same worker takes it. No more than one waits, since each
 * holds some 250 MB.
 */
let idle: Database | null = null;

async function takeEmbedded(): Promise<Database> {
  const database = idle ?? (await startEmbedded());
  idle = null;
  return {
    ...database,
    close: async () => {
      if (idle) return database.close();
      idle = database;
      await emptyTables(database);
      // No server runs behind it that would ever cut its log of changes.
      await sql`checkpoint`.execute(database.kysely);
    },
  };
}

async function startEmbedded(): Promise<Database> {
  // Below what the server gives a request, so that a test that uses the database inside a transaction is told so.
  return createEmbeddedDatabase(await openTestEngine(), { acquireMilliseconds: 25_000 }).database;
}

/** Deletes instead of truncating: that would make new files for every table and index, and most tables are empty or small. */
async function emptyTables({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const tables = await listTables(kysely);
  const steps = tables.flatMap(({ name, sequence }) => [
    `if exists (select from public.${name}) then delete from public.${name}; end if;`,
    ...(sequence ? [`perform setval('${sequence}', 1, false);`] : []),
  ]);
  await sql.raw(`do $$ begin ${AS_REPLICA} ${steps.join(' ')} end $$`).execute(kysely);
}

/** No trigger runs then: the order of the tables is free, and the append-only audit log can be emptied too. */
const AS_REPLICA = `perform set_config('session_replication_role', 'replica', true);`;

const forgetBitacora = async ({ kysely }: Pick<Database, 'kysely'>) =>
  void (await sql.raw(`do $$ begin ${AS_REPLICA} delete from bitacora; perform setval('bitacora_id_seq', 1, false); end $$`).execute(kysely));
