import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from './createFile';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** The secret that keys the hashes of addresses: made once, kept in the data folder, readable by the server alone. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secreto');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const kept = read(file);
  if (kept) return kept;
  // An empty one, left by a crash or by a full disk, would key the hashes with nothing.
  rmSync(file, { force: true });
  const descriptor = createFile(file, `${randomBytes(32).toString('base64url')}\n`);
  if (descriptor !== null) {
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
  return read(file);
}
