// Paths in the project, independent of the working folder.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of disposable files, in node_modules: that is writable and ignored by git. */
export const CACHE = join(ROOT, 'node_modules/.cache/garita');

export const inProject = (...parts) => join(ROOT, ...parts);

/**
 * The script of a package's command. Run it with node: a shell or npx would differ between systems.
 * @param command its name, if the package has several
 */
export function toolPath(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
