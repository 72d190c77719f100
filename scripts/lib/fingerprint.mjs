// Tells whether files changed since something was made of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesUnder(path, isSource) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    if (isSource(path)) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name), isSource);
}

function hashOf(paths, isSource, tell) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path, isSource)) hash.update(`${file}\0${tell(file)}\n`);
  }
  return hash.digest('hex');
}

/**
 * Changes when any file below `paths` is written, added, moved or deleted, without reading them: the newest time alone would miss a deletion and
 * a file put back from an older copy.
 */
export const fingerprint = (paths, isSource = () => true) =>
  hashOf(paths, isSource, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size}\0${mtimeMs}`;
  });

/** Changes with what any file below `paths` says, whenever it was written, and when one is added, moved or deleted. */
export const contentFingerprint = (paths, isSource = () => true) =>
  hashOf(paths, isSource, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
