import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';

const urlOf = (path) => JSON.stringify(pathToFileURL(inProject(path)).href);
/** A program that leaves a file in its temporary folder, and would run for ever. */
const PROGRAM = `
  require('node:fs').mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'resto-'));
  process.stdout.write('lista\\n');
  setInterval(() => {}, 1000);`;
const RUN = `
  import { startProgram } from ${urlOf('scripts/lib/processes.mjs')};
  import { runAndReport } from ${urlOf('scripts/test/runAndReport.mjs')};
  const run = () =>
    new Promise(() => startProgram(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]));
  await runAndReport([{ part: 'prueba', name: 'sin fin', run }]);`;

test('Ctrl+C leaves no file of a program that it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-interrumpida-'));
  try {
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes('lista')) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
