import { type Kysely, Migrator, sql } from 'kysely';
import { migrationProvider } from './migrations/migrationProvider';
import { requireKnown } from './requireKnown';

/**
 * Migrates the schema in one transaction. If two servers start at once, the migrator's advisory
 * lock makes the second wait, and the second finds nothing to do.
 *
 * @returns the names of the migrations that ran, in order.
 * @throws StartError when another version of Garita has migrated the database, or the error of the
 * failing statement; then the schema is unchanged.
 */
export async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    // The wait for the other server or the building of an index may outlast the limits of a
    // request.
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await migrate(connection);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  await requireKnown(db);
  const migrator = new Migrator({ db, provider: migrationProvider });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
