import type { Database } from './db/Database';
import { isCurrent } from './db/isCurrent';
import { migrateToLatest } from './db/migrateToLatest';
import { requireKnown } from './db/requireKnown';
import { backUpBeforeMigrating } from './respaldo/backUpBeforeMigrating';

/**
 * Migrates a database. If the database holds an agency, makes a backup first.
 * @param onBackup receives the backup's file
 * @throws StartError for data that another version has migrated; RespaldoError if the backup fails,
 * and then nothing has changed.
 */
export async function updateDatabase(
  db: Database,
  backupDir: string,
  onBackup: (file: string) => void = () => undefined,
): Promise<void> {
  if (await isCurrent(db.kysely)) return;
  // This check comes before the backup. Otherwise each failed start would make a backup.
  await requireKnown(db.kysely);
  const backup = await backUpBeforeMigrating(db, backupDir, new Date());
  if (backup) onBackup(backup);
  await migrateToLatest(db.kysely);
}
