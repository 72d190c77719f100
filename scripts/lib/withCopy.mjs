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

/** Installs what the copy's own lock file names. */
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
 * Writes a tree of git's into a temporary folder, with what is installed for it, for as long as `use` takes.
 * @param use gets the folder
 * @returns what it gives
 */
export async function withCopy(tree, use) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'garita-copia-')));
  const tidy = () => rmSync(copy, { recursive: true, force: true });
  // Whoever ends the run ends it in the middle of this.
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
