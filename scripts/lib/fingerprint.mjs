// Tells whether files changed since the last build, without reading them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesUnder(path, isSource) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    if (isSource(path)) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name), isSource);
}

/**
 * Changes when any file below `paths` is written, added, moved or deleted: the newest time alone would miss a deletion and a file
 * put back from an older copy.
 */
export function fingerprint(paths, isSource = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path, isSource)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
