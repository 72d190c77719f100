import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const OURS = '@garita';
/** Links a folder. Junctions need no privilege on Windows; other systems ignore the type. */
const link = (from, to) => symlinkSync(from, to, 'junction');

/**
 * Links each dependency of a copy. A single link for the whole `node_modules` would resolve
 * `@garita/…` to the project instead of the copy.
 */
export function linkModules(project, copy) {
  const from = join(project, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, OURS), { recursive: true });
  // Caches of tools are not linked: each copy has its own.
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== OURS) link(join(from, name), join(to, name));
  for (const name of readdirSync(join(copy, 'packages'))) {
    link(relative(join(to, OURS), resolve(copy, 'packages', name)), join(to, OURS, name));
    const own = join(project, 'packages', name, 'node_modules');
    if (existsSync(own)) link(own, join(copy, 'packages', name, 'node_modules'));
  }
}
