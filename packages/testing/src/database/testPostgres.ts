import { randomBytes } from 'node:crypto';
import type { Database } from '@garita/server/src/db/Database';
import { migrateToLatest } from '@garita/server/src/db/migrateToLatest';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import pg from 'pg';
import { emptyTables } from './emptyTables';
import { schemaFingerprint } from './schemaFingerprint';
import { withClient } from './withClient';

/** Runs a statement in a session of its own, with triggers disabled. */
export type AskReplica = <T>(statement: string) => Promise<{ readonly rows: readonly T[] }>;

type PostgresDatabase = Database & { readonly asReplica: AskReplica };

/**
 * A database that the next test reuses, since creating one takes longer than most tests. It is
 * dropped when the server stops.
 */
let idle: PostgresDatabase | null = null;

/**
 * Opens a database for a test. When the test closes the database, it is kept for the next test. It
 * is dropped instead if it is new (`isNew`), or if another database is already kept.
 */
export async function openTestPostgres(
  serverUrl: string,
  isNew: boolean,
): Promise<PostgresDatabase> {
  if (isNew) return createFromTemplate(serverUrl);
  const database = idle ?? (await createFromTemplate(serverUrl));
  idle = null;
  return { ...database, close: () => giveBack(database) };
}

async function giveBack(database: PostgresDatabase): Promise<void> {
  if (idle) return database.close();
  await emptyTables(database.kysely);
  idle = database;
}

/** Creates a copy of the template. Closing it drops it. */
async function createFromTemplate(serverUrl: string): Promise<PostgresDatabase> {
  const template = await prepareTemplate(serverUrl);
  const name = `garita_prueba_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const database = await openDatabase({ databaseUrl: urlOf(serverUrl, name) });
  const replica = await openReplica(urlOf(serverUrl, name));
  return {
    ...database,
    asReplica: <T>(statement: string) => replica.query<T & pg.QueryResultRow>(statement),
    close: async () => {
      await replica.end();
      await database.close();
      await withClient(serverUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

/**
 * Opens a session in replica mode. Switching an open session to that mode would discard all its
 * plans.
 */
async function openReplica(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    options: '-c session_replication_role=replica',
  });
  // If the server stops first, the client emits `error`. Without a listener the process would
  // crash.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * The id of an advisory lock, chosen at random. Of workers that start together, only one builds the
 * template.
 */
const TEMPLATE_LOCK = 7_281_135;

/**
 * Builds the template, once per server and schema. The draft gets the template's name when it is
 * complete.
 */
async function prepareTemplate(serverUrl: string): Promise<string> {
  const template = `garita_plantilla_${schemaFingerprint()}`;
  await withClient(serverUrl, async (client) => {
    // The lock belongs to the session, so closing the connection releases it.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if ((await client.query('select 1 from pg_database where datname = $1', [template])).rowCount)
      return;
    const draft = `${template}_nueva`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    const database = await openDatabase({ databaseUrl: urlOf(serverUrl, draft) });
    await migrateToLatest(database.kysely).finally(() => database.close());
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // A query over the Unix socket of `scripts/with-postgres.mjs` takes half of the time.
  const sockets = process.env.GARITA_TEST_DATABASE_SOCKETS;
  if (sockets) url.searchParams.set('host', sockets);
  // The name differs from a portal's, so that a running test does not count as a running portal.
  url.searchParams.set('application_name', 'garita_prueba');
  return url.href;
}
