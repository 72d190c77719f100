import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(file, 'utf8').trim();

/** The secret that keys the hashes of addresses: made once, kept in the data folder, readable by the server alone. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secreto');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file);
}
