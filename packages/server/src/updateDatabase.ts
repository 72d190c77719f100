import type { Database } from './db/Database';
import { isCurrent } from './db/isCurrent';
import { migrateToLatest } from './db/migrateToLatest';
import { requireKnown } from './db/requireKnown';
import { backUpBeforeMigrating } from './respaldo/backUpBeforeMigrating';

/**
 * Brings a database up to date, after a backup where that changes an agency.
 * @param onBackup hears of its file
 * @throws StartError for data that another version has migrated, RespaldoError when the backup cannot be made: nothing has then changed.
 */
export async function updateDatabase(
  db: Database,
  backupDir: string,
  onBackup: (file: string) => void = () => undefined,
): Promise<void> {
  if (await isCurrent(db.kysely)) return;
  // Before the backup, or each start would make one.
  await requireKnown(db.kysely);
  const backup = await backUpBeforeMigrating(db, backupDir, new Date());
  if (backup) onBackup(backup);
  await migrateToLatest(db.kysely);
}
