import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../Database';
import { isConnectionError, isRetryable, isTimeout } from '../errors';
import { migrateToLatest } from '../migrateToLatest';
import { openDatabase } from '../openDatabase';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

// These need a real server also in the run on the embedded database, and then start one.
let server: Server;
beforeAll(async () => {
  const given = process.env.GARITA_TEST_DATABASE_URL;
  const script = new URL('../../../../../scripts/lib/postgres.mjs', import.meta.url).href;
  server = given ? { url: given, stop: async () => undefined } : await ((await import(script)) as { startPostgres(): Promise<Server> }).startPostgres();
});
afterAll(() => server.stop());

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function connect(settings = '', onError: (error: unknown) => void = () => undefined): Promise<Database> {
  const database = await openDatabase({ databaseUrl: `${server.url}${settings}`, onError });
  open.push(database);
  return database;
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('the death of an idle connection is reported, and the next query gets another', async () => {
  const onError = vi.fn();
  const database = await connect('?application_name=garita_ociosa', onError);
  await admin("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'garita_ociosa'");
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
  expect(onError.mock.calls.every(([error]) => isConnectionError(error))).toBe(true);
  expect(await database.checkHealth()).toBe(true);
});

test('a connection that dies within a transaction fails the transaction and nothing else', async () => {
  const database = await connect('?application_name=garita_partida');
  const attempt = database.kysely.transaction().execute(async (trx) => {
    await admin("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'garita_partida'");
    await sql`select 1`.execute(trx);
  });
  await expect(attempt).rejects.toSatisfy(isConnectionError);
  expect(await database.checkHealth()).toBe(true);
});

test('a server that is not there, and a database that is closed, are connection errors', async () => {
  await expect(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toSatisfy(isConnectionError);
  const database = await connect();
  await database.close();
  await expect(sql`select 1`.execute(database.kysely)).rejects.toSatisfy(isConnectionError);
  expect(await database.checkHealth()).toBe(false);
});

test('a statement, a lock and an idle transaction each have their limit', async () => {
  const { rows } = await sql`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name collate "C"`.execute(
    (await connect()).kysely,
  );
  expect(rows).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '30000' },
  ]);
  const { kysely } = await connect('?statement_timeout=1000');
  await expect(sql`select pg_sleep(3600)`.execute(kysely)).rejects.toSatisfy(isTimeout);
});

test('a deadlock has one loser, who may try again', async () => {
  const { kysely } = await connect();
  const lock = (first: number, second: number, ready: () => void, other: Promise<void>) =>
    kysely.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${first})`.execute(trx);
      ready();
      await other;
      await sql`select pg_advisory_xact_lock(${second})`.execute(trx);
    });
  const [a, b] = [signal(), signal()];
  const ends = await Promise.allSettled([lock(1, 2, a.fire, b.fired), lock(2, 1, b.fire, a.fired)]);
  const losers = ends.filter((end) => end.status === 'rejected');
  expect(losers).toHaveLength(1);
  expect(isRetryable(losers[0]?.reason)).toBe(true);
});

function signal(): { fire: () => void; fired: Promise<void> } {
  let fire = (): void => undefined;
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fire, fired };
}

describe('migrations', () => {
  const name = 'garita_dos_servidores';
  const url = () => {
    const address = new URL(server.url);
    address.pathname = `/${name}`;
    return address.href;
  };
  afterEach(() => admin(`drop database if exists ${name} with (force)`));

  test('two servers that start at once on an empty database migrate it once', async () => {
    await admin(`create database ${name}`);
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url() })));
    const ran = await Promise.all(servers.map(({ kysely }) => migrateToLatest(kysely)));
    const again = await Promise.all(servers.map(({ kysely }) => migrateToLatest(kysely)));
    const [first] = servers;
    const limits = first && (await sql`show lock_timeout`.execute(first.kysely)).rows;
    for (const database of servers) await database.close();
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(ran.flat()).toContain('0001_agencia');
    expect(again.flat()).toEqual([]);
    expect(limits).toEqual([{ lock_timeout: '10s' }]);
  });
});
