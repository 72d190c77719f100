import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

/** Writes what the folder holds now, saved or not, as a tree of git's, without touching what is staged. */
function writeWorkingTree() {
  const folder = mkdtempSync(join(tmpdir(), 'garita-indice-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    // What git knows of the files' times spares it reading them all.
    const own = inProject(git(['rev-parse', '--git-path', 'index']));
    if (existsSync(own)) copyFileSync(own, env.GIT_INDEX_FILE);
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * One of the two states that are compared.
 * @param ref a commit, by any name; what the folder holds now when it is left out
 * @returns its tree in git, how it is called, and the first line of what its commit says
 * @throws when git knows no such commit
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
