import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A script of the Garita folder that this command belongs to, from the bundle or from the source;
 * null for a standalone command.
 */
export function findScript(name: string): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const script = join(folder, 'scripts', name);
    if (existsSync(script)) return script;
    if (dirname(folder) === folder) return null;
  }
}
