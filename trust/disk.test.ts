import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISCO } from '@garita/domain/reglas/textos';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSmallDisk, type SmallDisk } from './support/openSmallDisk';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';

const MB = 1024 * 1024;
let disk: SmallDisk;
let portal: Portal;
let answered: string[];
beforeEach(async () => {
  answered = [];
  disk = await openSmallDisk(260);
});
afterEach(async () => {
  await portal.stop();
  await disk.close();
});

const start = async (program?: 'demo'): Promise<void> => {
  portal = await startPortal({ dataDir: join(disk.folder, 'datos'), inside: disk.inside, program });
};

/** A sign-in is a write. */
async function signIn(): Promise<{ status: number; msg: string }> {
  const response = await fetch(`${await portal.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'Agente', clave: 'garita-demo' }),
  });
  const { token, msg } = (await response.json()) as { token?: string; msg: string };
  if (token) answered.push(token);
  return { status: response.status, msg };
}

const read = async (path: string, key?: string): Promise<Response> =>
  fetch(`${await portal.url}/api/${path}`, { headers: key ? { key } : {} });
const health = async () => (await read('health')).json() as Promise<Record<string, unknown>>;
const lock = () =>
  JSON.parse(readFileSync(join(disk.outside, 'datos/garita.lock'), 'utf8')) as {
    pid: number;
    time: number;
  };
const eventually = { timeout: 60_000, interval: 250 };

async function expectNothingLost(): Promise<void> {
  expect(answered.length).toBeGreaterThan(0);
  const lost: string[] = [];
  for (const key of answered) if ((await read('checkUser', key)).status !== 200) lost.push(key);
  tell(`disco lleno: ${answered.length} escrituras contestadas, ${lost.length} perdidas`);
  expect(lost).toEqual([]);
}

test('with a full disk everything can be read and every write is refused with the reason; writes work again once there is space, and nothing is lost', async () => {
  await fillDataFolder(join(disk.outside, 'datos'));
  await start('demo');
  expect(await signIn()).toMatchObject({ status: 200 });
  disk.fillTo(20 * MB);
  await vi.waitFor(
    async () => expect(await health()).toMatchObject({ estado: 'ok', disco: 'lleno' }),
    eventually,
  );
  expect(await signIn()).toEqual({ status: 503, msg: DISCO.sinEspacio });
  expect(portal.output()).toContain('No queda espacio en el disco de ');

  // With no space left, the lock's heartbeat continues, and requests are still answered.
  disk.fillTo(0);
  const { time } = lock();
  await vi.waitFor(() => expect(lock().time).toBeGreaterThan(time + 10_000), eventually);
  expect((await signIn()).status).toBe(503);
  await expectNothingLost();

  disk.empty();
  await vi.waitFor(async () => expect(await health()).toMatchObject({ disco: 'ok' }), eventually);
  expect(await signIn()).toMatchObject({ status: 200 });
  expect(portal.output()).toContain('Vuelve a haber espacio');

  // After a crash on a full disk, a start fails with one line, and succeeds once there is space.
  disk.fillTo(0);
  portal.signal('SIGKILL');
  await portal.ended;
  await start('demo');
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toMatch(/^No queda espacio en el disco[^\n]*\n$/);
  disk.empty();
  await start('demo');
  await portal.url;
  await expectNothingLost();
  expect(await portal.stop()).toBe(0);
  expect(existsSync(join(disk.outside, 'datos/garita.lock'))).toBe(false);
});

test('a new database is not created without enough disk space, and neither a database nor a lock file is left', async () => {
  disk.fillTo(100 * MB);
  await start();
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toMatch(
    /^No queda espacio en el disco de «[^\n]*para empezar hacen falta 128 MB\.\n$/,
  );
  expect(existsSync(join(disk.outside, 'datos/pglite'))).toBe(false);
  expect(existsSync(join(disk.outside, 'datos/garita.lock'))).toBe(false);
  disk.fillTo(0);
  await start();
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toMatch(/^No queda espacio en el disco[^\n]*\n$/);
});
