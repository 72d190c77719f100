// Runs the whole of `npm test`, or an install, on another version of Node, which comes from the registry like everything else.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractTree } from '../lib/extractTree.mjs';
import { inProject } from '../lib/project.mjs';
import { BROWSER_STEP } from './browser.mjs';
import { judge } from './counts.mjs';

const LAST_LINE = /^(\d+) passed, (\d+) failed$/m;

/** What a run of `npm test` says of itself. @param code its exit code */
export function countWholeRun(output, code) {
  const [, passed, failed] = LAST_LINE.exec(output) ?? [];
  if (passed === undefined)
    return { passed: 0, failed: 1, notes: ['terminó sin decir cuántas pruebas hizo'] };
  return judge({ passed: Number(passed), failed: Number(failed), notes: [] }, code);
}

/** The oldest Node of each line that is promised, as in `engines` of package.json, and the npm that comes with it. */
export const NPMS = { '20.19.0': '10.8.2', '22.13.0': '10.9.2', '24.0.0': '11.3.0' };

/** @param packages those of the registry whose programs the command finds first */
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

/** A step that runs all tests on the newest release of a major version of Node. */
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

/** What an install says that says more than what it has installed, or does not succeed. @param code its exit code */
export const countInstall = (output, code) =>
  code === 0 && !/^npm (?:warn|error)/im.test(output)
    ? { passed: 1, failed: 0, notes: [] }
    : { passed: 0, failed: 1, notes: [] };

/** A step that installs the last commit as on a fresh machine with this Node: it must succeed, and warn of nothing. */
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
