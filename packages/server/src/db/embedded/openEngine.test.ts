import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askEngine } from '@garita/testing/database/askEngine';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Engine } from './Engine';
import { openEngine } from './openEngine';

let base: string;
let folder: string;
let engine: Engine;
let syncedAtFirst: number;
const onBroken = vi.fn();
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'garita-motor-'));
  folder = path.join(base, 'pglite');
  mkdirSync(`${folder}.nueva`);
  writeFileSync(path.join(`${folder}.nueva`, 'PG_VERSION'), '18');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  engine = await openEngine(folder, { onBroken });
  syncedAtFirst = fsync.mock.calls.length;
  fsync.mockRestore();
  await askEngine(engine, 'create table t (n int)');
});
afterAll(async () => {
  await engine.close();
  rmSync(base, { recursive: true, force: true });
});

test('a new database folder is complete or absent: an incomplete folder is created again', async () => {
  expect(existsSync(`${folder}.nueva`)).toBe(false);
  expect((await askEngine(engine, 'select count(*) from t')).rows).toEqual([['0']]);
});

test('a new database is synced to the disk before it is renamed into place', () => {
  expect(syncedAtFirst).toBeGreaterThan(fs.readdirSync(folder, { recursive: true }).length);
});

test('every commit reaches fsync before it is answered', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let commits = 1; commits <= 5; commits++) {
    await askEngine(engine, 'insert into t values ($1)', [String(commits)]);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(commits);
  }
  fsync.mockClear();
  await askEngine(engine, 'begin');
  await askEngine(engine, 'insert into t values (6)');
  await askEngine(engine, 'rollback');
  expect(fsync).not.toHaveBeenCalled();
});

test('a checkpoint syncs the files of the tables too', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  await askEngine(engine, 'insert into t values (7)');
  fsync.mockClear();
  await askEngine(engine, 'checkpoint');
  expect(fsync.mock.calls.length).toBeGreaterThan(1);
});

test('a commit whose fsync fails is not answered as done, and the engine reports that it is broken', async () => {
  const dataDir = path.join(base, 'roto');
  await fillDataFolder(dataDir);
  const onAbort = vi.fn();
  const broken = await openEngine(path.join(dataDir, 'pglite'), { onBroken: onAbort });
  const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  const ended = await askEngine(broken, "insert into versiones (tema) values ('a')").catch(
    (error: unknown) => error,
  );
  fsync.mockRestore();
  expect(ended).toMatchObject({ severity: 'PANIC' });
  expect(onAbort).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/could not fsync .*I\/O error/) }),
  );
});

test('an ordinary failing statement does not break the engine', async () => {
  await expect(askEngine(engine, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await expect(askEngine(engine, 'no es sql')).rejects.toMatchObject({ code: '42601' });
  expect((await askEngine(engine, 'select 1')).rows).toEqual([['1']]);
  expect(onBroken).not.toHaveBeenCalled();
});

test('a folder with other files never becomes a database', async () => {
  const other = path.join(base, 'ajena');
  mkdirSync(other);
  writeFileSync(path.join(other, 'tesis.txt'), 'x');
  await expect(openEngine(other)).rejects.toThrow('ENOTEMPTY');
  expect(fs.readdirSync(other)).toEqual(['tesis.txt']);
});
