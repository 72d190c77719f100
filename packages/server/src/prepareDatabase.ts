import { randomBytes } from 'node:crypto';
import { createSecret } from './access/token';
import type { Database } from './db/Database';
import { findAgencia } from './modules/ajustes/ajustes.repository';
import type { Seed } from './Seed';
import { updateDatabase } from './updateDatabase';

/**
 * Migrates the database and fills an empty one with the seed, if any.
 * @returns the secret of the setup link; null when the database now has an agency.
 */
export async function prepareDatabase(
  db: Database,
  seed: Seed | null,
  backupDir: string,
): Promise<string | null> {
  const { kysely } = db;
  await updateDatabase(db, backupDir, (file) =>
    console.log(`Respaldo antes de actualizar: ${file}`),
  );
  if (await findAgencia(kysely)) return null;
  if (!seed) return createSecret(randomBytes);
  await seed.fill(kysely);
  return null;
}
