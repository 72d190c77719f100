import { openServer, type Server } from '@garita/testing/database/openServer';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../Database';
import type { DataState } from '../DataState';
import { migrateToLatest } from '../migrateToLatest';
import { openDatabase } from '../openDatabase';

const NAME = `garita_estado_${process.pid}`;
let server: Server;
let database: Database;
beforeAll(async () => {
  server = await openServer();
  await admin(`create database ${NAME}`);
  const url = new URL(server.url);
  url.pathname = `/${NAME}`;
  database = await openDatabase({ databaseUrl: url.href });
  await migrateToLatest(database.kysely);
});
afterAll(async () => {
  await database.close();
  await admin(`drop database ${NAME}`);
  await server.stop();
});
beforeEach(() => isKept());

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Waits until two reads give the same state. The state's own connection must be open for that. */
async function isKept(): Promise<DataState> {
  let last = await database.readState();
  const isSame = async (): Promise<boolean> => {
    const before = last;
    last = await database.readState();
    return last === before;
  };
  // A commit in any database of the server changes the state, even one of a parallel test.
  await expect.poll(isSame, { timeout: 60_000, interval: 5 }).toBe(true);
  return last;
}

/** Ends only the connection that reads the state. */
const cut = () =>
  admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${NAME}' and query like '%pg_current_snapshot% as s'`,
  );
const raise = () =>
  sql`insert into versiones (tema, version) values ('multas', 1) on conflict (tema) do update set version = versiones.version + 1`;

test('when the state’s own connection dies, the state is still read, and no earlier state is trusted', async () => {
  const before = await isKept();
  await cut();
  const after = await database.readState();
  expect(after).not.toBe(before);
  expect(await isKept()).not.toBe(before);
});

test('a change during a dead connection is noticed', async () => {
  const { versions } = await isKept();
  await cut();
  await raise().execute(database.kysely);
  expect((await database.readState()).versions.get('multas')).toBe(
    (versions.get('multas') ?? 0) + 1,
  );
  await raise().execute(database.kysely);
  expect((await isKept()).versions.get('multas')).toBe((versions.get('multas') ?? 0) + 2);
});

test('a read of the state while its connection dies is answered', async () => {
  const asked = Array.from({ length: 50 }, () => database.readState());
  await cut();
  const states = await Promise.all([...asked, database.readState()]);
  expect(states.every(({ versions }) => versions instanceof Map)).toBe(true);
});

test('when the state’s query is refused, the pool reads the state, and later a new connection does', async () => {
  const before = await isKept();
  const ofLink = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = ${NAME} and query like ${'%pg_current_snapshot% as s'}`;
  const pidOf = async () => (await ofLink.execute(database.kysely)).rows;
  const pid = await pidOf();
  // The connection's plan is outdated, and without the table it cannot make a new plan.
  await sql`alter table versiones rename to otras`.execute(database.kysely);
  await expect(database.readState()).rejects.toThrow('versiones');
  await sql`alter table otras rename to versiones`.execute(database.kysely);
  expect(await isKept()).not.toBe(before);
  expect(await pidOf()).toHaveLength(1);
  expect(await pidOf()).not.toEqual(pid);
});
