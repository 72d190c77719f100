import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../lib/git.mjs';
import { runNode } from '../lib/processes.mjs';
import { withCopy } from '../lib/withCopy.mjs';

const AUTHOR = [
  '-c',
  'user.name=Garita',
  '-c',
  'user.email=garita@localhost',
  '-c',
  'commit.gpgsign=false',
];
/** Settings of a run inside the copy: without the outer run's PostgreSQL, colours and retry. */
const ENV = { NO_COLOR: '1', CI: 'true', GARITA_TEST_DATABASE_URL: '' };

/** Replaces a text. @throws if it does not occur exactly once: then the weakening is outdated */
function changeFile(path, [from, to]) {
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`«${from}» does not occur exactly once in ${path}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Commits all files, so that later changes are visible to git. */
function commitAll(folder) {
  const inFolder = (...args) => git(['-C', folder, ...args]);
  inFolder('init', '--quiet');
  inFolder('add', '--all');
  inFolder(...AUTHOR, 'commit', '--quiet', '--message=Entera');
}

/**
 * Runs the tests that must notice a weakening, in a copy of the last commit.
 * @returns {Promise<{ code: number, output: string }>} exit code and output
 */
export const weaken = ({ path, change, generates = false, run: [script, ...args] }) =>
  withCopy('HEAD^{tree}', async (copy) => {
    commitAll(copy);
    changeFile(join(copy, path), change);
    const options = { cwd: copy, env: ENV };
    if (generates) {
      const { code, output } = await runNode(join(copy, 'scripts/generate.mjs'), [], options);
      if (code !== 0) throw new Error(output);
    }
    return runNode(join(copy, script), args, options);
  });
