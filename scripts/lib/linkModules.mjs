import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Whose entries name the packages of the project itself. */
const OURS = '@garita';
/** Folders need no privilege as junctions on Windows; elsewhere the word is not read. */
const link = (from, to) => symlinkSync(from, to, 'junction');

/**
 * Lends a copy of the project what is installed for the project. Not as one link: below it our own packages would be the project's, and not the copy's.
 * @param project,copy their folders
 */
export function linkModules(project, copy) {
  const from = join(project, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, OURS), { recursive: true });
  // Without what tools keep there: each copy has its own.
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== OURS) link(join(from, name), join(to, name));
  for (const name of readdirSync(join(copy, 'packages'))) {
    link(relative(join(to, OURS), resolve(copy, 'packages', name)), join(to, OURS, name));
    const own = join(project, 'packages', name, 'node_modules');
    if (existsSync(own)) link(own, join(copy, 'packages', name, 'node_modules'));
  }
}
