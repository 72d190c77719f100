import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { openServer, type Server } from '@garita/testing/database/openServer';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { StartError } from '../../StartError';
import type { Database } from '../Database';
import { isConnectionError, isRetryable, isTimeout } from '../errors';
import { migrateToLatest } from '../migrateToLatest';
import { openDatabase } from '../openDatabase';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function connectHere(
  settings = '',
  onError: (error: unknown) => void = () => undefined,
): Promise<Database> {
  const database = await openDatabase({ databaseUrl: `${server.url}${settings}`, onError });
  open.push(database);
  return database;
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('the death of an idle connection is reported, and the next query gets another connection', async () => {
  const onError = vi.fn();
  const database = await connectHere('?application_name=garita_ociosa', onError);
  await admin(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'garita_ociosa'",
  );
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
  expect(onError.mock.calls.every(([error]) => isConnectionError(error))).toBe(true);
  expect(await database.checkHealth()).toBe('ok');
});

test('connections in use and waiting callers are counted', async () => {
  const database = await connectHere();
  const use = await database.kysely.transaction().execute(async () => database.poolUse());
  expect(use).toEqual({ inUse: 1, waiting: 0 });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const many = Array.from({ length: 12 }, () => database.kysely.transaction().execute(() => held));
  await expect.poll(() => database.poolUse()).toEqual({ inUse: 10, waiting: 2 });
  letGo();
  await Promise.all(many);
  expect(database.poolUse()).toEqual({ inUse: 0, waiting: 0 });
});

test('a connection that dies within a transaction fails the transaction and nothing else', async () => {
  const database = await connectHere('?application_name=garita_partida');
  const attempt = database.kysely.transaction().execute(async (trx) => {
    await admin(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'garita_partida'",
    );
    await sql`select 1`.execute(trx);
  });
  await expect(attempt).rejects.toSatisfy(isConnectionError);
  // The pool may notice only now that its other connections have ended.
  await expect.poll(() => database.checkHealth()).toBe('ok');
});

const refusalOf = async (databaseUrl: string): Promise<string> => {
  const error = await openDatabase({ databaseUrl }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

test('a connection failure is reported without the password', async () => {
  const nowhere = await refusalOf('postgres://nadie:secreto@127.0.0.1:1/ninguna');
  expect(nowhere).toMatch(
    /^PostgreSQL no responde en «127\.0\.0\.1:1» \(ECONNREFUSED\): comprueba/,
  );
  expect(nowhere).not.toContain('secreto');
  const address = new URL(server.url);
  address.pathname = '/no_existe';
  expect(await refusalOf(address.href)).toContain('no existe la base de datos «no_existe»');
});

/** A proxy that drops connections until `forward` is called, and then forwards to PostgreSQL. */
async function openProxy(): Promise<{ url: string; forward(): void; close(): void }> {
  const target = new URL(server.url);
  let open = false;
  const door = createServer((visitor) => {
    visitor.on('error', () => undefined);
    if (!open) {
      visitor.destroy();
      return;
    }
    const inside = connect({ host: target.hostname, port: Number(target.port) }).on('error', () =>
      visitor.destroy(),
    );
    visitor.pipe(inside).pipe(visitor);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(server.url);
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  return {
    url: url.href,
    forward: () => {
      open = true;
    },
    close: () => door.close(),
  };
}

test('a server that starts later is awaited, and each attempt is reported', async () => {
  const door = await openProxy();
  const onNotice = vi.fn(() => door.forward());
  const database = await openDatabase({
    databaseUrl: door.url,
    patienceMilliseconds: 20_000,
    onNotice,
  });
  open.push(database);
  expect(await database.checkHealth()).toBe('ok');
  expect(onNotice).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^PostgreSQL no responde .* Se vuelve a intentar en 1 s\.$/),
  );
  door.close();
});

test('the wait ends after its time limit, and at once when the process gets a signal to stop', async () => {
  const databaseUrl = 'postgres://nadie@127.0.0.1:1/ninguna';
  const onNotice = vi.fn();
  await expect(
    openDatabase({ databaseUrl, patienceMilliseconds: 1_500, onNotice }),
  ).rejects.toBeInstanceOf(StartError);
  expect(onNotice).toHaveBeenCalledOnce();
  const stopping = new AbortController();
  const waiting = openDatabase({
    databaseUrl,
    patienceMilliseconds: 3_600_000,
    signal: stopping.signal,
    onNotice: () => stopping.abort(),
  });
  await expect(waiting).rejects.toHaveProperty('name', 'AbortError');
});

test('a query on a closed database is a connection error', async () => {
  const database = await connectHere();
  await database.close();
  await expect(sql`select 1`.execute(database.kysely)).rejects.toSatisfy(isConnectionError);
  expect(await database.checkHealth()).toBe('no-responde');
});

test('a statement, a lock and an idle transaction each have their limit', async () => {
  const { rows } = await sql`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name collate "C"`.execute(
    (await connectHere()).kysely,
  );
  expect(rows).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '30000' },
  ]);
  const { kysely } = await connectHere('?statement_timeout=1000');
  await expect(sql`select pg_sleep(3600)`.execute(kysely)).rejects.toSatisfy(isTimeout);
});

test('a deadlock makes one transaction fail, which may be retried', async () => {
  const { kysely } = await connectHere();
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
    expect(ran.flat()).toContain('0100_agencia');
    expect(again.flat()).toEqual([]);
    expect(limits).toEqual([{ lock_timeout: '10s' }]);
  });
});
