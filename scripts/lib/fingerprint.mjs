// Fingerprints of sources: a changed fingerprint means that an output is outdated.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesUnder(path, isSource) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) yield* filesIn(path, isSource);
  else if (found && isSource(path)) yield path;
}

/** Lists files. Their type comes with the directory listing, without a `stat` for each entry. */
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
 * A fingerprint that changes when a file is written, added, moved or deleted. It reads no file; the
 * newest time alone would miss deletions and restored copies.
 */
export const fingerprint = (paths, isSource = () => true) =>
  hashOf(paths, isSource, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size}\0${mtimeMs}`;
  });

/** A fingerprint of contents alone, without times. */
export const contentFingerprint = (paths, isSource = () => true) =>
  hashOf(paths, isSource, (file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
