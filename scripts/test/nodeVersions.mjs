// Runs the whole of `npm test` on another version of Node, which comes from the registry like everything else.
import { spawn } from 'node:child_process';
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

function runOn(major) {
  const command = `npm exec --yes --package=node@${major} -- node ${inProject('scripts/test.mjs')} --all --once`;
  const child = spawn(command, {
    shell: true,
    cwd: inProject(),
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
    const { code, output } = await runOn(major);
    return { ...countWholeRun(output, code), output };
  },
});
