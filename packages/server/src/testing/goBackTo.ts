import { sql } from 'kysely';
import type { Database } from '../db/Database';
import { migrateWithin } from '../db/migrateWithin';
import { emptySchema } from '../respaldo/emptySchema';

/** Takes a database back to what it was after a migration, empty. */
export async function goBackTo({ kysely }: Pick<Database, 'kysely'>, migration: string): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await emptySchema(connection);
    await migrateWithin(connection, migration);
    await sql`commit`.execute(connection);
  });
}
