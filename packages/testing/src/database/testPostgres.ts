import { randomBytes } from 'node:crypto';
import type { Database } from '@garita/server/src/db/Database';
import { migrateToLatest } from '@garita/server/src/db/migrateToLatest';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import pg from 'pg';
import { emptyTables } from './emptyTables';
import { schemaFingerprint } from './schemaFingerprint';
import { withClient } from './withClient';

/** Runs a statement in a session beside the others in which no trigger runs. */
export type AskReplica = <T>(statement: string) => Promise<{ readonly rows: readonly T[] }>;

type PostgresDatabase = Database & { readonly asReplica: AskReplica };

/** One that was given back: making one takes longer than most tests, so the next test of the same worker takes it. It ends with the server. */
let idle: PostgresDatabase | null = null;

/** A migrated, empty database on a PostgreSQL server; closing it gives it back, or drops it when it was to be new. */
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

/** One copied from the template; closing it drops it. */
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

/** A replica from its first moment: a session that becomes one forgets every plan it has made, and making them again takes longer than running them. */
async function openReplica(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    options: '-c session_replication_role=replica',
  });
  // Unheard, the end of a server that is stopped first would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Any number; it makes the test workers that start together take turns. */
const turn = 7_281_135;

/**
 * Builds the template once a server and state of the migrations. It is migrated under another name and renamed when
 * whole, so one that exists is always complete.
 */
async function prepareTemplate(serverUrl: string): Promise<string> {
  const template = `garita_plantilla_${schemaFingerprint()}`;
  await withClient(serverUrl, async (client) => {
    // Of the session: it ends with the connection, whatever happens.
    await client.query('select pg_advisory_lock($1)', [turn]);
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
  // By its socket, where scripts/with-postgres.mjs tells of one: asking costs half.
  const sockets = process.env.GARITA_TEST_DATABASE_SOCKETS;
  if (sockets) url.searchParams.set('host', sockets);
  // A test is no portal: nothing is refused because of one that runs.
  url.searchParams.set('application_name', 'garita_prueba');
  return url.href;
}
