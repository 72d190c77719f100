import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHome, type Home } from '../packages/cli/src/testing/createHome';
import { buildIfNeeded } from '../scripts/build.mjs';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';

/** The people who get a new password. `GARITA_CLAVES` overrides their number. */
const PEOPLE = Array.from(
  { length: Number(process.env.GARITA_CLAVES ?? 2_000) },
  (_, i) => `Persona${String(i).padStart(5, '0')}`,
);
/** How many people sign in concurrently, to check their passwords. */
const TOGETHER = 8;

let dataDir: string;
let home: Home;
let portal: Portal;
let url: string;
let salida: string;

const eventually = { timeout: 600_000, interval: 20 };

/** The command's memory in megabytes, at each tenth of the lines. */
const memory: number[] = [];

const readSalida = (): readonly string[] => {
  try {
    return readFileSync(salida, 'utf8').split('\n').slice(1, -1);
  } catch {
    return [];
  }
};

/** The process's memory in megabytes, as one number. Empty while the process ends. */
const readMemory = ({ pid }: ChildProcessWithoutNullStreams): readonly number[] =>
  [...readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(/VmRSS:\s+(\d+)/g)].map(
    ([, kilobytes]) => Math.round(Number(kilobytes) / 1024),
  );

async function login(
  usuario: string,
  clave: string,
): Promise<{ readonly status: number; readonly token: string }> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, clave }),
  });
  return {
    status: answer.status,
    token: ((await answer.json()) as { token?: string }).token ?? '',
  };
}

// Separate hooks have separate timeouts.
beforeAll(() => buildIfNeeded('servidor'));
beforeAll(async () => {
  home = createHome();
  salida = join(home.env.HOME, 'claves.csv');
  dataDir = mkdtempSync(join(tmpdir(), 'garita-claves-'));
  await fillDataFolder(dataDir);
  portal = await startPortal({ dataDir, program: 'demo' });
  url = await portal.url;
});
afterAll(async () => {
  await portal?.stop();
  home?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function killPortal(): Promise<void> {
  portal.signal('SIGKILL');
  await portal.ended;
}

/** Restarts the portal at the same address, since the journal of a bulk run contains it. */
async function comeBack(): Promise<void> {
  portal = await startPortal({ dataDir, env: { PORT: new URL(url).port } });
  await portal.url;
}

test('new passwords for thousands of people, with the command and the portal killed meanwhile: each person is listed once, with a valid password', async () => {
  const env = { GARITA_URL: url, GARITA_TOKEN: (await login('Fundadora', DEMO_PASSWORD)).token };
  const lista = join(home.env.HOME, 'gente.csv');
  writeFileSync(lista, `Usuario\n${PEOPLE.join('\n')}\n`);
  const alta = await home.garita(
    [
      'usuarios',
      'import',
      lista,
      '--mision',
      'Recluta',
      '--codigos',
      join(home.env.HOME, 'codigos.csv'),
      '--yes',
    ],
    { env },
  );
  expect(alta).toMatchObject({ code: 0 });

  const reset = [
    'usuarios',
    'reset-password',
    '--archivo',
    lista,
    '--salida',
    salida,
    '--yes',
    '--json',
  ];
  const startUntil = async (
    part: number,
  ): Promise<{ child: ChildProcessWithoutNullStreams; ended: Promise<number | null> }> => {
    const child = await home.start(reset, { env });
    child.stdout.resume();
    child.stderr.resume();
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    await vi.waitFor(() => {
      const { length } = readSalida();
      if (child.exitCode === null && length >= (memory.length + 1) * (PEOPLE.length / 10))
        memory.push(...readMemory(child));
      expect(length).toBeGreaterThanOrEqual(PEOPLE.length * part);
    }, eventually);
    return { child, ended };
  };
  const killed = await startUntil(0.25);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const cut = await startUntil(0.5);
  await killPortal();
  expect(await cut.ended).toBe(4);
  await comeBack();
  const again = await startUntil(0.75);
  again.child.kill('SIGKILL');
  await again.ended;
  const last = await startUntil(1);
  expect(await last.ended).toBe(0);

  const lines = readSalida().map((line) => line.split(',') as [string, string]);
  expect(lines.map(([usuario]) => usuario).sort()).toEqual(PEOPLE);
  const closed: string[] = [];
  for (let at = 0; at < lines.length; at += TOGETHER) {
    const tries = lines.slice(at, at + TOGETHER).map(async ([usuario, clave]) => {
      if ((await login(usuario, clave)).status !== 200) closed.push(usuario);
    });
    await Promise.all(tries);
  }
  tell(
    `${PEOPLE.length} contraseñas nuevas, con kill -9 de la orden dos veces y del portal una: ${closed.length} no abren; memoria de la orden ${memory.join(', ')} MB`,
  );
  expect(closed).toEqual([]);
  // Memory does not grow with the number of lines.
  expect(memory.length).toBeGreaterThan(1);
  expect(Math.max(...memory)).toBeLessThan(2 * Math.min(...memory));
});
