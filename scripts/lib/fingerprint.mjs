// Tells whether files changed since something was made of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesUnder(path, isSource) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) yield* filesIn(path, isSource);
  else if (found && isSource(path)) yield path;
}

/** The system tells what is a folder together with the names: nothing is asked about twice. */
function* filesIn(folder, isSource) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path, isSource);
    else if (entry.isSymbolicLink()) yield* filesUnder(path, isSource);
    else if (isSource(path)) yield path;
  }
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
