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
 * The installation's secret. The first start generates it and stores it in the data folder, in a
 * file that only the server's user may read.
 * @throws ConfigError for a secret that is too short: the file is truncated or written by hand.
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
  // A crash or a full disk can leave an empty file, and an empty secret would be a known key.
  rmSync(file, { force: true });
  const descriptor = createFile(file, `${randomBytes(32).toString('base64url')}\n`);
  if (descriptor !== null) {
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
  return read(file);
}
