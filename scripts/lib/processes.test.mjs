import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runNode, startNode, stopAll } from './processes.mjs';

let folder;
const script = (name, code) => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-processes-'));
});
afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('runNode gives the exit code and everything written, and offers no input', async () => {
  const path = script(
    'speak.mjs',
    "process.stdin.on('end', () => { console.log('uno'); console.error('dos'); process.exit(3); }).resume();",
  );
  const { code, output } = await runNode(path, []);
  expect(code).toBe(3);
  expect(output).toContain('uno');
  expect(output).toContain('dos');
});

test('a program ended by a signal counts as failed', async () => {
  const path = script('die.mjs', "process.kill(process.pid, 'SIGKILL');");
  expect((await runNode(path, [])).code).toBe(1);
});

test('stopAll ends a program together with what it started', async () => {
  const child = join(folder, 'child.pid');
  const path = script(
    'parent.mjs',
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
     writeFileSync(${JSON.stringify(child)}, String(child.pid));
     setInterval(() => {}, 1000);`,
  );
  const parent = startNode(path, [], { stdio: 'ignore' });
  const childPid = await vi.waitFor(
    () => Number(readFileSync(child, 'utf8')) || Promise.reject(new Error('not yet')),
    10_000,
  );
  await stopAll();
  expect(isAlive(parent.pid)).toBe(false);
  await vi.waitFor(() => expect(isAlive(childPid)).toBe(false), 5_000);
});
