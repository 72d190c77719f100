import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations/migrationProvider';

/**
 * Migrates within the connection's open transaction.
 * @param upTo the last migration; all if omitted
 */
export async function migrateWithin<Tables>(
  connection: Kysely<Tables>,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: connection,
    provider: migrationProvider,
    disableTransactions: true,
  });
  const { error } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}
