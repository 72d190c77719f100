import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';

const urlOf = (path) => JSON.stringify(pathToFileURL(inProject(path)).href);
/** Programs that leave a file in their temporary folder, and would run for ever. */
const leaves = (onStop) => `
  require('node:fs').mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'resto-'));
  ${onStop}
  process.stdout.write('lista\\n');
  setInterval(() => {}, 1000);`;
const PROGRAMS = {
  dies: leaves(''),
  lingers: leaves("process.on('SIGTERM', () => setTimeout(() => process.exit(), 700));"),
};
const RUN = `
  import { startProgram } from ${urlOf('scripts/lib/processes.mjs')};
  import { runAndReport } from ${urlOf('scripts/test/runAndReport.mjs')};
  const step = (program) => ({
    part: 'prueba',
    name: 'sin fin',
    run: () =>
      new Promise((resolve) => {
        const child = startProgram(process.execPath, ['-e', program]);
        child.once('close', () => resolve({ passed: 1, failed: 0, notes: [], output: '' }));
      }),
  });
  const { dies, lingers } = ${JSON.stringify(PROGRAMS)};
  await runAndReport([step(dies), step(lingers), step("process.stdout.write('otra\\\\n')")]);`;

test('Ctrl+C leaves no file of the programs that it ends, and starts no further program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-interrumpida-'));
  try {
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const ended = once(child, 'close');
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.match(/lista/g)?.length === 2) child.kill('SIGINT');
    });
    expect(await ended).toEqual([130, null]);
    expect(said).not.toContain('otra');
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
