import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfNeeded } from '../scripts/build.mjs';
import { buildExecutable } from '../scripts/build-cli.mjs';
import { type Portal, startPortal } from './support/startPortal';

const run = promisify(execFile);

let folder: string;
let dataDir: string;
let file: string;
let portal: Portal;
let url: string;

beforeAll(() => buildIfNeeded('servidor', 'orden'));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-ejecutable-'));
  file = await buildExecutable(folder);
});
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'garita-ejecutable-datos-'));
  await fillDataFolder(dataDir);
  portal = await startPortal({ dataDir, program: 'demo' });
  url = await portal.url;
});
afterAll(async () => {
  await portal?.stop();
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
});

/** Runs the executable in isolation: an empty PATH, no modules, and its own folder as HOME. */
const garita = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(file, [...args], { cwd: folder, env: { PATH: '', HOME: folder, ...env } });

async function signIn(): Promise<string> {
  const body = JSON.stringify({ usuario: 'Fundadora', clave: DEMO_PASSWORD });
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { token: string }).token;
}

describe('the single executable, in an empty environment', () => {
  test('the single executable prints its version and its help', async () => {
    const { version } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
    );
    expect(await garita(['--version'])).toEqual({ stdout: `${version}\n`, stderr: '' });
    expect((await garita(['multas', 'add', '--help'])).stdout).toMatch(/\nPermiso: mul /);
  });

  test('the single executable sends requests to a portal, and ends with the command’s exit codes', async () => {
    const env = { GARITA_URL: url, GARITA_TOKEN: await signIn() };
    expect(JSON.parse((await garita(['whoami', '--json'], env)).stdout)).toMatchObject({
      usuario: 'Fundadora',
    });
    const lista = JSON.parse(
      (await garita(['usuarios', 'list', '--json'], env)).stdout,
    ) as unknown[];
    expect(lista.length).toBeGreaterThan(1);
    await expect(garita(['usuarios', 'show', 'Nadie'], env)).rejects.toMatchObject({
      code: 6,
      stderr: 'garita: Nadie: Esa persona no existe.\n',
    });
    await expect(garita(['multas', 'list'])).rejects.toMatchObject({ code: 3 });
  });
});
