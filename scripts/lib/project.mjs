// Where things are in the project, whatever folder a script is started from.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** For files that may be thrown away: locks, stamps. Inside node_modules, so that an ordinary user can write there and git never looks. */
export const CACHE = join(ROOT, 'node_modules/.cache/garita');

/** Absolute path of a path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts);

/**
 * Script behind an installed command, to be run with node itself: no shell, no npx, the same on every system.
 * @param packageName the package that brings the command
 * @param command its name, when the package brings several
 */
export function toolPath(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
