import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

/**
 * Writes the working tree, with its uncommitted changes, as a git tree object, without touching the
 * index.
 */
function writeWorkingTree() {
  const folder = mkdtempSync(join(tmpdir(), 'garita-indice-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    // A copy of git's index knows the files' times, so that git need not read them all.
    const own = inProject(git(['rev-parse', '--git-path', 'index']));
    if (existsSync(own)) copyFileSync(own, env.GIT_INDEX_FILE);
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param ref a commit; by default the working folder
 * @returns its git tree, its name, and its commit's subject
 * @throws if git knows no such commit
 */
export function readSide(ref) {
  if (ref === undefined)
    return {
      tree: writeWorkingTree(),
      name: 'lo que hay en la carpeta',
      subject: 'Con lo que aún no está en ningún commit',
    };
  const [commit, tree, subject] = git(['log', '-1', '--format=%h%n%T%n%s', ref, '--']).split('\n');
  return { ref, tree, name: ref.startsWith(commit) ? commit : `${ref} (${commit})`, subject };
}
