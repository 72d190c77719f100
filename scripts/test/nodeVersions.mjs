// Runs `npm test`, or an install, on another version of Node from the registry.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractTree } from '../lib/extractTree.mjs';
import { inProject } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { judge } from './counts.mjs';

const LAST_LINE = /^(\d+) passed, (\d+) failed$/m;

/** Counts the results of `npm test` by its last line. @param code the run's exit code */
export function countWholeRun(output, code) {
  const [, passed, failed] = LAST_LINE.exec(output) ?? [];
  if (passed === undefined)
    return { passed: 0, failed: 1, notes: ['terminó sin decir cuántas pruebas hizo'] };
  return judge({ passed: Number(passed), failed: Number(failed), notes: [] }, code);
}

/** The oldest promised release of each Node line, as in `engines` of package.json, and its npm. */
export const NPMS = { '20.19.0': '10.8.2', '22.13.0': '10.9.2', '24.0.0': '11.3.0' };

/** @param packages registry packages whose programs come first in PATH */
function runWith(packages, command, cwd = inProject()) {
  const wanted = packages.map((name) => `--package=${name}`).join(' ');
  const child = spawn(`npm exec --yes ${wanted} -- ${command}`, {
    shell: true,
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/** Runs all tests on the newest release of a Node major version. */
export const nodeStep = (major) => ({
  part: 'nightly',
  name: `todo, con Node ${major}`,
  after: [BROWSER_STEP],
  alone: true,
  run: async () => {
    const { code, output } = await runWith(
      [`node@${major}`],
      `node ${inProject('scripts/test.mjs')} --all --once`,
    );
    return { ...countWholeRun(output, code), output };
  },
});

/**
 * Counts an install as one test. A warning about the machine's own npm settings is no failure.
 * @param code its exit code
 */
export const countInstall = (output, code) =>
  code === 0 && !/^npm (?:error|warn (?!Unknown (?:env|user) config))/im.test(output)
    ? { passed: 1, failed: 0, notes: [] }
    : { passed: 0, failed: 1, notes: [] };

/** Installs the last commit in an empty folder with this Node: it must succeed without warnings. */
export const installStep = ([node, npm]) => ({
  part: 'nightly',
  name: `npm ci con Node ${node} y npm ${npm}`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'garita-instala-'));
    const tidy = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', tidy);
    try {
      extractTree('HEAD', folder);
      const { code, output } = await runWith(
        [`node@${node}`, `npm@${npm}`],
        'npm ci --engine-strict',
        folder,
      );
      return { ...countInstall(output, code), output };
    } finally {
      process.off('exit', tidy);
      tidy();
    }
  },
});
