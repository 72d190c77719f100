import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../lib/processes.mjs';
import { inProject } from '../lib/project.mjs';
import { extractTree } from './extractTree.mjs';
import { linkModules } from './linkModules.mjs';

const LOCK = 'package-lock.json';
const isLockOurs = (copy) => existsSync(join(copy, LOCK)) && readFileSync(join(copy, LOCK), 'utf8') === readFileSync(inProject(LOCK), 'utf8');

/** Installs what the copy's own lock file names. */
function install(copy) {
  console.log('  Sus dependencias son otras: se instalan aparte.');
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: copy, shell: true, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('No se pudieron instalar las dependencias de ese commit.');
}

/**
 * Builds the Storybook of a tree as tests visit it, without pages of documentation.
 * @param book where it is to stand; nothing is done when it stands there already
 * @throws with what Storybook said when it cannot be built
 */
export async function buildBook(tree, book) {
  if (existsSync(join(book, 'index.json'))) return;
  const copy = mkdtempSync(join(tmpdir(), 'garita-visual-'));
  const tidy = () => rmSync(copy, { recursive: true, force: true });
  // Whoever ends the run ends it in the middle of this.
  process.once('exit', tidy);
  try {
    extractTree(tree, copy);
    if (isLockOurs(copy)) linkModules(inProject(), copy);
    else install(copy);
    const script = join(copy, 'node_modules/storybook');
    const { bin } = JSON.parse(readFileSync(join(script, 'package.json'), 'utf8'));
    const built = join(copy, 'storybook-static');
    const command = join(script, typeof bin === 'string' ? bin : bin.storybook);
    const env = { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', CI: 'true' };
    const { code, output } = await runNode(command, ['build', '--test', '--quiet', '--output-dir', built], { cwd: copy, env });
    if (code !== 0) throw new Error(`Storybook no se pudo construir:\n${output}`);
    // Whole or not at all; by a copy, since the temporary folder may lie on another disk.
    const arriving = `${book}.${process.pid}`;
    cpSync(built, arriving, { recursive: true });
    rmSync(book, { recursive: true, force: true });
    renameSync(arriving, book);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}
