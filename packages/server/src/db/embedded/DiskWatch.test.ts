import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskWatch, readFreeBytes } from './DiskWatch';

// trust/disk.test.ts fills a real disk. These tests need no disk of their own.

let folder: string;
const watches: DiskWatch[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'garita-disco-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const watch of watches.splice(0)) watch.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = { lookMilliseconds: 3_600_000, fullMilliseconds: 3_600_000, freshMilliseconds: 0 };
function watch(roomBytes: number, events = { onChange: vi.fn(), onError: vi.fn() }) {
  const created = new DiskWatch(folder, events, { ...settings, roomBytes });
  watches.push(created);
  return { created, ...events };
}

test('the free space of the disk is read in bytes', async () => {
  expect(await readFreeBytes(folder)).toBeGreaterThan(1024 * 1024);
});

test('a disk with less space than required is reported once', async () => {
  const { created, onChange } = watch(Number.MAX_SAFE_INTEGER);
  expect([await created.hasRoom(), await created.hasRoom()]).toEqual([false, false]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false, expect.any(Number));
});

test('a disk with enough space is not reported', async () => {
  const { created, onChange } = watch(1);
  expect(await created.hasRoom()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('a disk that cannot be queried counts as having space, and the error is reported once', async () => {
  const { created, onError } = watch(Number.MAX_SAFE_INTEGER);
  rmSync(folder, { recursive: true });
  expect([await created.hasRoom(), await created.hasRoom()]).toEqual([true, true]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENOENT' }));
});

test('setting the system clock back does not stop the checks', async () => {
  const { created, onError } = watch(1);
  expect(await created.hasRoom()).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  rmSync(folder, { recursive: true });
  await created.hasRoom();
  expect(onError).toHaveBeenCalledOnce();
});
