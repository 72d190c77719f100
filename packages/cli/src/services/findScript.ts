import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a script of the repository. It is searched for in the folders above the bundle or the
 * source. null if the command is installed without the repository.
 */
export function findScript(name: string): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const script = join(folder, 'scripts', name);
    if (existsSync(script)) return script;
    if (dirname(folder) === folder) return null;
  }
}
