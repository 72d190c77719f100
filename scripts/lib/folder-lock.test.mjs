import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';
import { runNode } from './processes.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the work’s result is returned and the lock released, even when the work fails', async () => {
  const lock = join(folder, 'lock');
  expect(await withFolderLock(lock, async () => 'hecho')).toBe('hecho');
  await expect(
    withFolderLock(lock, async () => {
      throw new Error('mal');
    }),
  ).rejects.toThrow('mal');
  expect(existsSync(lock)).toBe(false);
});

test('a lock left by a process that has died is taken over', async () => {
  const lock = join(folder, 'lock');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), String(pid));
  expect(await withFolderLock(lock, async () => readFileSync(join(lock, 'pid'), 'utf8'))).toBe(
    String(process.pid),
  );
});

test('processes that start together take turns', async () => {
  const script = join(folder, 'worker.mjs');
  const journal = join(folder, 'journal');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
     import { setTimeout as sleep } from 'node:timers/promises';
     import { withFolderLock } from ${JSON.stringify(new URL('./folder-lock.mjs', import.meta.url).href)};
     await withFolderLock(${JSON.stringify(join(folder, 'lock'))}, async () => {
       appendFileSync(${JSON.stringify(journal)}, 'in ');
       await sleep(50);
       appendFileSync(${JSON.stringify(journal)}, 'out ');
     });`,
  );
  const results = await Promise.all([1, 2, 3, 4].map(() => runNode(script, [])));
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(journal, 'utf8')).toBe('in out '.repeat(4));
});
