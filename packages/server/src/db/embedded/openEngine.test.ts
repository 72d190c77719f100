import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Engine } from './Engine';
import { openEngine } from './openEngine';

let base: string;
let folder: string;
let engine: Engine;
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'garita-motor-'));
  folder = path.join(base, 'pglite');
  // What a start that was cut short leaves behind.
  mkdirSync(`${folder}.nueva`);
  writeFileSync(path.join(`${folder}.nueva`, 'PG_VERSION'), '18');
  engine = await openEngine(folder);
  await engine.query('create table t (n int)', []);
});
afterAll(async () => {
  await engine.close();
  rmSync(base, { recursive: true, force: true });
});

test('a folder is whole or not there: a half-made one is made again', async () => {
  expect(existsSync(`${folder}.nueva`)).toBe(false);
  expect((await engine.query('select count(*) from t', [])).rows).toEqual([['0']]);
});

test('every commit reaches fsync before it is answered', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let commits = 1; commits <= 5; commits++) {
    await engine.query('insert into t values ($1)', [String(commits)]);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(commits);
  }
  fsync.mockClear();
  await engine.query('begin', []);
  await engine.query('insert into t values (6)', []);
  await engine.query('rollback', []);
  expect(fsync).not.toHaveBeenCalled();
});

test('a checkpoint syncs the files of the tables too', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  await engine.query('insert into t values (7)', []);
  fsync.mockClear();
  await engine.query('checkpoint', []);
  expect(fsync.mock.calls.length).toBeGreaterThan(1);
});
