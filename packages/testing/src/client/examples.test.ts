import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../acts/cambios';
import { insertToken } from '../agency/insertToken';
import { openTestAgency, type TestAgency } from '../agency/testAgency';

// The examples run outside the repository, with the packed client.

const inProject = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

let agency: TestAgency;
let folder: string;
beforeAll(async () => {
  agency = await openTestAgency();
  folder = mkdtempSync(join(tmpdir(), 'garita-examples-'));
  const modules = join(folder, 'node_modules');
  execFileSync(process.execPath, [
    inProject('scripts/pack.mjs'),
    'api-client',
    join(modules, '@garita/api-client'),
  ]);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(inProject(`node_modules/${name}`), join(modules, name), { recursive: true });
  cpSync(inProject('examples/bot'), join(folder, 'bot'), { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await agency.close();
});

async function startBot(token: string) {
  const bot = spawn(process.execPath, ['main.mjs'], {
    cwd: join(folder, 'bot'),
    env: { GARITA_URL: await listen(agency.app), GARITA_TOKEN: token },
  });
  const [out, err] = [bot.stdout, bot.stderr].map((stream) =>
    createInterface({ input: stream })[Symbol.asyncIterator](),
  );
  return { bot, out, err };
}

test('examples/bot prints who is inside, and again when a person clocks in', async () => {
  const token = await insertToken(agency, await agency.idOf('Fundadora'), null);
  const { bot, out } = await startBot(token);
  const before = (await out?.next())?.value as string;
  expect(before).toMatch(/^Dentro: \p{L}/u);
  expect(before).not.toContain('Recluta');
  await agency.call('actionFichar', { as: 'Recluta', body: { op: 0 } });
  expect((await out?.next())?.value).toContain('Recluta');
  bot.kill();
});

test('examples/bot says in Spanish why its token is refused, and ends with 1', async () => {
  const { bot, err } = await startBot('no-es-un-token');
  const ended = once(bot, 'exit');
  expect((await err?.next())?.value).toMatch(/sesión|token/i);
  expect(await ended).toEqual([1, null]);
});
