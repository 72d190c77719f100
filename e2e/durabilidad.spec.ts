import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDemo } from './support/demo';
import { CLAVE, openApi } from './support/portal';

const ENV = { LOGIN_LIMIT: '1000000' };
let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'garita-durable-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Signs in over and over, each a write; gives the tokens that were answered until the server died. */
async function signInUntilKilled(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (;;) {
    try {
      const response = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ usuario: 'Agente', clave: CLAVE }),
      });
      const { token } = (await response.json()) as { token: string };
      tokens.push(token);
    } catch {
      return tokens;
    }
  }
}

test('kill -9 during writes loses nothing that was answered', async () => {
  test.setTimeout(180_000);
  const answered: string[] = [];
  for (let round = 0; round < 2; round++) {
    const demo = await startDemo({ dataDir, env: ENV });
    const writers = Array.from({ length: 4 }, () => signInUntilKilled(demo.url));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await demo.kill();
    answered.push(...(await Promise.all(writers)).flat());
  }
  expect(answered.length).toBeGreaterThan(10);
  const demo = await startDemo({ dataDir, env: ENV });
  try {
    const lost: string[] = [];
    for (const key of answered) if ((await fetch(`${demo.url}/api/checkUser`, { headers: { key } })).status !== 200) lost.push(key);
    expect(lost).toEqual([]);
    const gerente = await openApi(demo.url, 'Gerente');
    expect((await gerente.call('allNomina')).status).toBe(200);
  } finally {
    await demo.stop();
  }
});

test('a second process on the same data folder refuses to start, and leaves the first alone', async () => {
  test.setTimeout(120_000);
  const demo = await startDemo({ dataDir, env: ENV });
  try {
    const second = spawn(process.execPath, ['scripts/demo.mjs'], { env: { ...process.env, PORT: '0', DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const code = await new Promise((resolve) => second.once('close', resolve));
    expect(code).toBe(1);
    expect(said).toContain(dataDir);
    expect(said).not.toContain('    at ');
    expect((await fetch(`${demo.url}/api/health`)).status).toBe(200);
  } finally {
    expect(await demo.stop()).toBe(0);
  }
});
