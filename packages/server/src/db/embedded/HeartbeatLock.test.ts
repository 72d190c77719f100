import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeartbeatEvents, HeartbeatLock } from './HeartbeatLock';

let folder: string;
let file: string;
const held: HeartbeatLock[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'garita-lock-'));
  file = path.join(folder, 'garita.lock');
});
afterEach(() => {
  for (const lock of held.splice(0)) lock.release();
  rmSync(folder, { recursive: true, force: true });
});

const settings = { beatMilliseconds: 10, staleMilliseconds: 60_000 };
function acquire(events: Partial<HeartbeatEvents> = {}): HeartbeatLock | string {
  const unexpected = (what: unknown) => expect.unreachable(String(what));
  const lock = HeartbeatLock.acquire(
    file,
    { onLost: () => unexpected('lost'), onError: unexpected, ...events },
    settings,
  );
  if (typeof lock !== 'string') held.push(lock);
  return lock;
}
const content = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
const write = (changes: Record<string, unknown>): void =>
  writeFileSync(file, JSON.stringify({ ...content(), ...changes }));
/** Leaves the file of a process that died without releasing the lock. */
function abandon(): void {
  acquire();
  const left = readFileSync(file, 'utf8');
  held.pop()?.release();
  writeFileSync(file, left);
}
const longAgo = () => Date.now() - 2 * settings.staleMilliseconds;
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('a second holder is refused and told who holds the lock; after release it is free', () => {
  acquire();
  expect(acquire()).toContain(`proceso ${process.pid}`);
  held.pop()?.release();
  expect(existsSync(file)).toBe(false);
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
});

test('the lock of a dead process of this machine is taken over at once, however recent its heartbeat', () => {
  abandon();
  write({ pid: deadPid() });
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
  expect(readdirSync(folder)).toEqual(['garita.lock']);
});

test('a later process with the pid of the dead holder does not keep the folder locked', () => {
  abandon();
  write({ started: '1' });
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
});

test('a process of another machine or container holds the lock while its heartbeat is recent', () => {
  abandon();
  write({ place: 'another', host: 'otro', pid: deadPid() });
  expect(acquire()).toContain('«otro»');
  write({ time: longAgo() });
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
});

test('a running process holds the lock even if its heartbeat has stopped', () => {
  abandon();
  write({ time: longAgo() });
  expect(acquire()).toContain(`proceso ${process.pid}`);
});

test('an incomplete lock file is respected until it is old', () => {
  writeFileSync(file, '{"pid":');
  expect(acquire()).toContain('arrancando');
  utimesSync(file, longAgo() / 1000, longAgo() / 1000);
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
});

test('while one process takes over, others are refused; an interrupted takeover does not block for good', () => {
  abandon();
  write({ pid: deadPid() });
  writeFileSync(`${file}.relevo`, '');
  expect(acquire()).toContain('arrancando');
  utimesSync(`${file}.relevo`, longAgo() / 1000, longAgo() / 1000);
  expect(acquire()).toBeInstanceOf(HeartbeatLock);
});

test('the lock file is updated, is written again if removed by hand, and no other files remain', async () => {
  acquire();
  const first = Number(content().time);
  await expect.poll(() => Number(content().time)).toBeGreaterThan(first);
  rmSync(file);
  await expect.poll(() => content().pid).toBe(process.pid);
  const second = Number(content().time);
  await expect.poll(() => Number(content().time)).toBeGreaterThan(second);
  expect(readdirSync(folder)).toEqual(['garita.lock']);
});

test('a failing heartbeat is reported once, and the folder is still locked', async () => {
  const onError = vi.fn();
  acquire({ onError });
  rmSync(file);
  // A folder in place of the file makes the write fail, even for root.
  mkdirSync(file);
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 10 * settings.beatMilliseconds));
  expect(onError).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'EISDIR', path: file }));
  rmdirSync(file);
  await expect.poll(() => content().pid).toBe(process.pid);
  expect(readdirSync(folder)).toEqual(['garita.lock']);
});

test('a lock file that was emptied or replaced by a copy is written again', async () => {
  acquire();
  writeFileSync(file, '');
  await expect.poll(() => content().pid).toBe(process.pid);
  const copy = path.join(folder, 'copia');
  writeFileSync(copy, readFileSync(file));
  renameSync(copy, file);
  const put = Number(content().time);
  await expect.poll(() => Number(content().time)).toBeGreaterThan(put);
});

test('a holder whose file another process took reports it once and leaves the file', async () => {
  const onLost = vi.fn();
  acquire({ onLost });
  const taken = JSON.stringify({ ...content(), token: 'another' });
  // A process takes the lock over by renaming its own file.
  writeFileSync(`${file}.relevo`, taken);
  renameSync(`${file}.relevo`, file);
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  held.pop()?.release();
  expect(readFileSync(file, 'utf8')).toBe(taken);
});

test('a file that cannot be read on release is reported, and blocks no shutdown', () => {
  const onError = vi.fn();
  const lock = HeartbeatLock.acquire(
    file,
    { onLost: vi.fn(), onError },
    { ...settings, beatMilliseconds: 3_600_000 },
  ) as HeartbeatLock;
  rmSync(file);
  symlinkSync(file, file);
  lock.release();
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'ELOOP', path: file }),
  );
});
