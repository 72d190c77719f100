import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
let child: ChildProcess;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'garita-proceso-'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** @param onOutput receives the whole output so far, each time it grows */
function start(
  env: Record<string, string>,
  onOutput: (written: string) => void = () => undefined,
): Promise<{ code: number | null; written: string }> {
  const settings = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env };
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const collect = (chunk: Buffer): void => {
    written += chunk.toString('utf8');
    onOutput(written);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, written })));
}

test('an incomplete data folder ends the start with one line, and is not changed', async () => {
  mkdirSync(path.join(dataDir, 'pglite/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'pglite/base/16384'), 'quedan datos');
  const { code, written } = await start({});
  expect(code).toBe(1);
  expect(written).toMatch(/^La carpeta de datos «[^\n]*le falta el fichero PG_VERSION[^\n]*\n$/);
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual([
    'pglite',
    'pglite/base',
    'pglite/base/16384',
  ]);
});

test('a PostgreSQL that cannot be reached is awaited, with a line for each attempt, until the process gets a signal to stop', async () => {
  const { code, written } = await start(
    { DATABASE_URL: 'postgres://nadie:secreto@127.0.0.1:1/ninguna' },
    (so) => {
      if (so.includes('en 1 s.\n')) child.kill('SIGTERM');
    },
  );
  expect(code).toBe(0);
  expect(written).toMatch(
    /^(PostgreSQL no responde en «127\.0\.0\.1:1» \(ECONNREFUSED\)[^\n]*Se vuelve a intentar en \d+ s\.\n)+$/,
  );
  expect(written).not.toContain('secreto');
});
