import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, SECRET_BYTES } from './config';
import { createFile } from './createFile';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * The installation's secret: generated once, stored in the data folder, readable by the server
 * alone.
 * @throws ConfigError for a secret that is too short: truncated, or written by hand.
 */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secreto');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const kept = read(file);
  if (kept && Buffer.byteLength(kept) < SECRET_BYTES)
    throw new ConfigError(
      `«${file}»: debe tener al menos ${SECRET_BYTES} caracteres, y está cortado o escrito a mano. Devuelve el de tu copia; sin él, bórralo y se genera otro, con el que dejan de servir las aplicaciones de códigos y los webhooks.`,
    );
  if (kept) return kept;
  // An empty file, left by a crash or a full disk, would be a known key.
  rmSync(file, { force: true });
  const descriptor = createFile(file, `${randomBytes(32).toString('base64url')}\n`);
  if (descriptor !== null) {
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
  return read(file);
}
