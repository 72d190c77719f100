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
/** What finds its own PostgreSQL, colours and second looks must not be what the run around it was given. */
const ENV = { NO_COLOR: '1', CI: 'true', GARITA_TEST_DATABASE_URL: '' };

/** @throws where the text is not there once: the weakening is out of date */
function changeFile(path, [from, to]) {
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`«${from}» does not stand once in ${path}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Makes a folder a repository whose last commit it is, so that what is changed there is known as such. */
function commitAll(folder) {
  const inFolder = (...args) => git(['-C', folder, ...args]);
  inFolder('init', '--quiet');
  inFolder('add', '--all');
  inFolder(...AUTHOR, 'commit', '--quiet', '--message=Entera');
}

/**
 * Weakens a copy of the last commit and runs there what must notice it.
 * @param weakening see weakenings.mjs
 * @returns {Promise<{ code: number, output: string }>} exit code and all that was said
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
