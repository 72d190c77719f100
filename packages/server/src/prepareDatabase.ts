import { randomBytes } from 'node:crypto';
import { createSecret } from './access/token';
import type { Database } from './db/Database';
import { isCurrent } from './db/isCurrent';
import { migrateToLatest } from './db/migrateToLatest';
import type { Demo } from './demo/createDemo';
import { findAgencia } from './modules/agencia/agencia.repository';
import { backUpBeforeMigrating } from './respaldo/backUpBeforeMigrating';

/**
 * Brings the database up to date, after a backup where that changes an agency, and fills an empty one with the demo where there is one.
 * @returns the secret of the link with which the agency is set up, when there is none yet.
 */
export async function prepareDatabase(db: Database, demo: Demo | null, backupDir: string): Promise<string | null> {
  const { kysely } = db;
  if (!(await isCurrent(kysely))) {
    const backup = await backUpBeforeMigrating(db, backupDir, new Date());
    if (backup) console.log(`Respaldo antes de actualizar: ${backup}`);
    await migrateToLatest(kysely);
  }
  if (await findAgencia(kysely)) return null;
  if (!demo) return createSecret(randomBytes);
  await demo.seed(kysely);
  return null;
}
