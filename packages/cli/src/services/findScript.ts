import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Looks in the folders above, from the bundle or the source; null for a standalone command. */
export function findScript(name: string): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const script = join(folder, 'scripts', name);
    if (existsSync(script)) return script;
    if (dirname(folder) === folder) return null;
  }
}
