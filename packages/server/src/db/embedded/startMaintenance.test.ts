import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askEngine } from '@garita/testing/database/askEngine';
import { openTestEngine } from '@garita/testing/database/testEngine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EmbeddedPool } from './EmbeddedPool';
import type { Engine } from './Engine';
import { isVacuumDue, startMaintenance } from './startMaintenance';

let engine: Engine;
let pool: EmbeddedPool;
let folder: string;
let mark: string;
beforeAll(async () => {
  engine = await openTestEngine();
  pool = new EmbeddedPool(engine, { acquireMilliseconds: 1_000, idleMilliseconds: 60_000 });
});
afterAll(() => engine.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'garita-mantenimiento-'));
  mark = path.join(folder, 'ultimo-vacuum');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const redo = async () =>
  (await askEngine(engine, 'select redo_lsn::text from pg_control_checkpoint()')).rows[0]?.[0];
const needs = {
  onError: (error: unknown) => expect.unreachable(String(error)),
  hasRoom: async () => true,
};
const settings = { tickMilliseconds: 5, checkpointMilliseconds: 0, checkpointBytes: 1e9 };

test('a checkpoint follows a write, and there is none without a write', async () => {
  const stop = startMaintenance(pool, mark, needs, settings);
  const before = await redo();
  await expect.poll(redo).not.toBe(before);
  await askEngine(engine, "insert into versiones (tema) values ('a')");
  const first = await redo();
  await expect.poll(redo).not.toBe(first);
  const send = vi.spyOn(engine, 'send');
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(5);
  expect(send.mock.calls.map(([[statement]]) => statement?.text)).not.toContain('checkpoint');
  await stop();
});

test('a due vacuum covers every table and records its time', async () => {
  writeFileSync(mark, '');
  const long = new Date(Date.now() - 72 * 3_600_000);
  utimesSync(mark, long, long);
  const send = vi.spyOn(engine, 'send');
  const stop = startMaintenance(pool, mark, needs, settings);
  await expect.poll(() => statSync(mark).mtimeMs).toBeGreaterThan(long.getTime());
  await stop();
  const statements = send.mock.calls.map(([[statement]]) => statement?.text);
  expect(statements).toContain('vacuum (analyze) public.bitacora');
  expect(statements).toContain('vacuum (analyze) public.usuarios');
});

test('a due vacuum waits for disk space; a checkpoint, which frees some, does not', async () => {
  const long = new Date(Date.now() - 72 * 3_600_000);
  writeFileSync(mark, '');
  utimesSync(mark, long, long);
  await askEngine(engine, "insert into versiones (tema) values ('b')");
  const send = vi.spyOn(engine, 'send');
  const asked = vi.fn(async () => false);
  const stop = startMaintenance(pool, mark, { ...needs, hasRoom: asked }, settings);
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2));
  await stop();
  const statements = send.mock.calls.map(([[statement]]) => statement?.text);
  expect(statements).toContain('checkpoint');
  expect(statements.filter((text) => text?.startsWith('vacuum'))).toEqual([]);
});

test('the checkpoint and the vacuum wait while a transaction is open, and report no error', async () => {
  const client = await pool.connect();
  await client.query('begin');
  const stop = startMaintenance(pool, mark, needs, settings);
  const [connect, send] = [vi.spyOn(pool, 'connect'), vi.spyOn(engine, 'send')];
  await expect.poll(() => connect.mock.calls.length).toBeGreaterThan(0);
  expect(send).not.toHaveBeenCalled();
  client.release();
  await stop();
});

test('maintenance continues when the error listener fails too', async () => {
  vi.spyOn(pool, 'connect').mockRejectedValue(new Error('no connection'));
  const onError = vi.fn(() => {
    throw new Error('no log');
  });
  const stop = startMaintenance(pool, mark, { ...needs, onError }, settings);
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1);
  await stop();
});

describe('the time of the next vacuum', () => {
  const night = new Date(2026, 10, 21, 4, 0);
  const noon = new Date(2026, 10, 21, 12, 0);
  const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * 3_600_000);
  test.each([
    ['at night, a day after the last', hoursBefore(night, 24), night, true],
    ['at night, an hour after the last', hoursBefore(night, 1), night, false],
    ['by day, a day after the last', hoursBefore(noon, 24), noon, false],
    ['by day, after two missed nights', hoursBefore(noon, 49), noon, true],
    ['with the clock set back', hoursBefore(night, -5), night, false],
  ])('whether the next vacuum is due: %s', (_when, last, now, expected) => {
    expect(isVacuumDue(last, now)).toBe(expected);
  });
});
