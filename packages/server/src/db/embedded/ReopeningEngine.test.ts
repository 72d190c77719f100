import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../Database';
import { DatabaseClosedError, isConnectionError, isTimeout } from '../errors';
import type { Snapshot, TextRows } from '../Snapshot';
import { createEmbeddedDatabase } from './createEmbeddedDatabase';
import type { EmbeddedPool } from './EmbeddedPool';
import { ReopeningEngine } from './ReopeningEngine';
import { startWorkerEngine, type WorkerEngine } from './startWorkerEngine';

const limit = 240_000;
const settings = { firstWaitMilliseconds: 10, longestWaitMilliseconds: 100, tries: 1_000 };
const events = { onError: vi.fn(), onReopened: vi.fn(), onLost: vi.fn() };

let dataDir: string;
let folder: string;
let engine: ReopeningEngine;
let database: Database;
let pool: EmbeddedPool;
const start = (): Promise<WorkerEngine> => startWorkerEngine({ folder, files: 64 });
const temas = async () =>
  (await database.kysely.selectFrom('versiones').select('tema').orderBy('tema').execute()).map(
    ({ tema }) => tema,
  );
const insert = (tema: string) => database.kysely.insertInto('versiones').values({ tema }).execute();
async function readAll(snapshot: Snapshot, query: number): Promise<TextRows[number][]> {
  const all: TextRows[number][] = [];
  for await (const rows of snapshot.rows(query)) all.push(...rows);
  return all;
}
const ENDLESS = CompiledQuery.raw('select count(*) from generate_series(1, 1000000000000)');
const patiently = { timeout: limit, interval: 50 };

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'garita-otra-vez-'));
  folder = path.join(dataDir, 'pglite');
  await fillDataFolder(dataDir);
  engine = await ReopeningEngine.open(start, events, settings);
  ({ database, pool } = createEmbeddedDatabase(engine));
}, limit);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => database.kysely.deleteFrom('versiones').execute());
afterEach(() => vi.clearAllMocks());

test(
  'a statement beyond its time limit ends the engine with its transaction; waiting calls are refused, and later calls find all committed data',
  async () => {
    await insert('a');
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query("insert into versiones (tema) values ('b')");
    const waiting = insert('c').catch((error: unknown) => error);
    engine.limitStatements(300);
    const ending = slow
      .query('select count(*) from generate_series(1, 1000000000000)')
      .catch((error: unknown) => error);
    engine.limitStatements(0);
    expect(isTimeout(await ending)).toBe(true);
    expect(engine.isOpen).toBe(false);
    // A new session would commit the statement without the rest of its transaction.
    await expect(slow.query("insert into versiones (tema) values ('d')")).rejects.toSatisfy(
      isConnectionError,
    );
    slow.release();
    expect(isConnectionError(await waiting)).toBe(true);
    await vi.waitFor(() => expect(engine.isOpen).toBe(true), patiently);
    expect(await temas()).toEqual(['a']);
    await insert('e');
    expect(await temas()).toEqual(['a', 'e']);
    expect(events.onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message: expect.stringContaining('had not finished after 300 ms'),
      }),
    );
    expect(events.onReopened).toHaveBeenCalledOnce();
  },
  limit,
);

test(
  'a snapshot held while the database dies fails for its reader, blocks no caller and leaves nothing behind',
  async () => {
    await insert('a');
    const lost = await database.openSnapshot(['select tema from versiones', 'select 1']);
    engine.limitStatements(300);
    await database.kysely.executeQuery(ENDLESS).catch(() => undefined);
    engine.limitStatements(0);
    await vi.waitFor(() => expect(engine.isOpen).toBe(true), patiently);
    const next = await database.openSnapshot(['select tema from versiones']);
    await expect(readAll(lost, 0)).rejects.toSatisfy(isConnectionError);
    await insert('b');
    await lost.close();
    expect(await readAll(next, 0)).toEqual([['a']]);
    await next.close();
    expect(await temas()).toEqual(['a', 'b']);
  },
  limit,
);

test(
  'opening a snapshot may take longer than a request’s statement',
  async () => {
    engine.limitStatements(1);
    const snapshot = await database.openSnapshot([
      'select count(*) from generate_series(1, 1000000)',
    ]);
    engine.limitStatements(0);
    expect(await readAll(snapshot, 0)).toEqual([['1000000']]);
    await snapshot.close();
    expect(events.onError).not.toHaveBeenCalled();
  },
  limit,
);

test(
  'when PostgreSQL aborts it is reopened as soon as possible, with all that was answered',
  async () => {
    await insert('a');
    const log = path.join(folder, 'pg_wal');
    renameSync(log, `${log}.aparte`);
    // PostgreSQL cannot create the next segment of its log (WAL), and aborts as on a full disk.
    await pool.connect().then(async (client) => {
      await client.query('select pg_switch_wal()').catch(() => undefined);
      client.release();
    });
    await expect(insert('b')).rejects.toSatisfy(isConnectionError);
    await vi.waitFor(() => expect(events.onError.mock.calls.length).toBeGreaterThan(1), patiently);
    renameSync(`${log}.aparte`, log);
    await vi.waitFor(() => expect(engine.isOpen).toBe(true), patiently);
    expect(await temas()).toEqual(['a']);
    const [[death], [refusal]] = events.onError.mock.calls as [[Error], [Error]];
    expect(death.message).toMatch(/^The embedded database aborted: could not .*pg_wal/);
    expect(refusal.message).toContain('pg_wal');
    expect(events.onLost).not.toHaveBeenCalled();
  },
  limit,
);

test(
  'an exception within WebAssembly ends the engine before its transaction is committed',
  async () => {
    await insert('a');
    const tooDeep = "select (repeat('[', 900000) || repeat(']', 900000))::json";
    const texts = ['begin', "insert into versiones (tema) values ('b')", tooDeep, 'commit'];
    const trip = engine.send(texts.map((text) => ({ text, parameters: [] })));
    await expect(trip).rejects.toSatisfy(isConnectionError);
    await vi.waitFor(() => expect(events.onReopened).toHaveBeenCalled(), patiently);
    expect(await temas()).toEqual(['a']);
  },
  limit,
);

function deadEngine(reason: Error): WorkerEngine {
  const gone = Promise.resolve(new DatabaseClosedError('gone', { cause: reason }));
  return {
    send: engine.send,
    session: () => engine,
    close: async () => undefined,
    terminate: async () => undefined,
    gone,
  };
}

test('a database that cannot be reopened is given up, unless it only waits for disk space', async () => {
  const full = Object.assign(new Error('No space left on device'), { code: '53100' });
  const ruined = new Error('ruined');
  const starts = [deadEngine(full), full, full, full, full, ruined, ruined, ruined];
  const next = async (): Promise<WorkerEngine> => {
    const found = starts.shift() ?? expect.unreachable('one try too many');
    if (found instanceof Error) throw found;
    return found;
  };
  const onLost = vi.fn();
  await ReopeningEngine.open(next, { ...events, onLost }, { ...settings, tries: 3 });
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith(ruined), patiently);
  expect(starts).toEqual([]);
});

test('closing does not wait for the next attempt', async () => {
  const start = vi.fn(async () => deadEngine(new Error('x')));
  const onError = vi.fn();
  const hour = 3_600_000;
  const waiting = await ReopeningEngine.open(
    start,
    { ...events, onError },
    { ...settings, firstWaitMilliseconds: hour, longestWaitMilliseconds: hour },
  );
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  await waiting.close();
  expect(start).toHaveBeenCalledOnce();
});
