import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Portal, startPortal } from './support/startPortal';

let dataDir: string;
let portal: Portal;
const sockets: Socket[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'garita-proceso-'));
  await fillDataFolder(dataDir);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const lockFile = () => join(dataDir, 'garita.lock');
const lock = () =>
  JSON.parse(readFileSync(lockFile(), 'utf8')) as Record<string, unknown> & { time: number };
const eventually = { timeout: 90_000, interval: 250 };
const fatalLines = () =>
  portal
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level === 60);

test('a portal whose data folder was taken over by another process says so, keeps that process’s lock file, and ends with 1', async () => {
  portal = await startPortal({ dataDir });
  await portal.url;
  const taken = JSON.stringify({ ...lock(), pid: 1, token: 'otro' });
  // A process on another machine takes the lock over like this.
  writeFileSync(`${lockFile()}.relevo`, taken);
  renameSync(`${lockFile()}.relevo`, lockFile());
  expect(await portal.ended).toBe(1);
  expect(fatalLines().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Otro proceso ha tomado la carpeta de datos/),
  ]);
  expect(readFileSync(lockFile(), 'utf8')).toBe(taken);
});

const running = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

test('an uncaught error is logged before the portal stops, in order', async () => {
  portal = await startPortal({
    dataDir,
    env: running('process.once("SIGUSR2", () => { throw new Error("roto a propósito"); })'),
  });
  await portal.url;
  portal.signal('SIGUSR2');
  expect(await portal.ended).toBe(1);
  expect(fatalLines().map(({ msg }) => msg)).toEqual(['roto a propósito']);
  expect(readdirSync(dataDir).sort()).toEqual(['pglite', 'secreto', 'ultimo-vacuum']);
});

test('a portal that fails to close its database says why, and ends with 1', async () => {
  const script =
    'import { Worker } from "node:worker_threads"; Worker.prototype.terminate = async () => { throw new Error("no se deja cerrar"); }';
  portal = await startPortal({ dataDir, env: running(script) });
  await portal.url;
  portal.signal('SIGTERM');
  expect(await portal.ended).toBe(1);
  expect(fatalLines().map(({ msg }) => msg)).toEqual(['no se deja cerrar']);
});

test('four hundred silent connections under a limit of 320 files do not stop the portal', async () => {
  portal = await startPortal({ dataDir, inside: ['sh', '-c', 'ulimit -n 320; exec "$@"', 'sh'] });
  const url = new URL(await portal.url);
  for (let i = 0; i < 400; i++)
    sockets.push(connect(Number(url.port), url.hostname).on('error', () => undefined));
  const { time } = lock();
  await vi.waitFor(() => expect(lock().time).toBeGreaterThan(time + 10_000), eventually);
  // The server has closed the connections that it accepted, and accepts new connections.
  await vi.waitFor(
    async () => expect((await fetch(new URL('/api/health', url))).status).toBe(200),
    eventually,
  );
  expect(await portal.stop()).toBe(0);
  expect(fatalLines()).toEqual([]);
});
