import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractTree } from './extractTree.mjs';
import { linkModules } from './linkModules.mjs';
import { inProject } from './project.mjs';

const LOCK = 'package-lock.json';
const isLockOurs = (copy) =>
  existsSync(join(copy, LOCK)) &&
  readFileSync(join(copy, LOCK), 'utf8') === readFileSync(inProject(LOCK), 'utf8');

function install(copy) {
  console.log('  Sus dependencias son otras: se instalan aparte.');
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund', {
    cwd: copy,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('No se pudieron instalar las dependencias de ese commit.');
}

/**
 * Makes a copy of the project, with dependencies, for as long as `use` runs.
 * @param use receives the folder
 */
export async function withCopy(tree, use) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'garita-copia-')));
  const tidy = () => rmSync(copy, { recursive: true, force: true });
  // A signal may end the run at any time.
  process.once('exit', tidy);
  try {
    extractTree(tree, copy);
    if (isLockOurs(copy)) linkModules(inProject(), copy);
    else install(copy);
    return await use(copy);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}
