import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readTestDump } from './testEngine';

/** Puts a migrated, empty database into a data folder: as a portal that was killed leaves it, and in a moment, where making one takes seconds. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'pglite');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dump = Buffer.from(await (await readTestDump()).arrayBuffer());
  // Its names begin with a slash, of which tar complains.
  execFileSync('tar', ['-xf', '-', '-C', folder], {
    input: dump,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // The settings of databases that end with their test: in a folder nothing that was answered may be lost.
  rmSync(path.join(folder, 'postgresql.auto.conf'));
}
