import type { Database } from '@garita/server/src/db/Database';
import { migrateWithin } from '@garita/server/src/db/migrateWithin';
import { emptySchema } from '@garita/server/src/respaldo/emptySchema';
import { sql } from 'kysely';

/** Empties a database and migrates it up to one migration. */
export async function goBackTo(
  { kysely }: Pick<Database, 'kysely'>,
  migration: string,
): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await emptySchema(connection);
    await migrateWithin(connection, migration);
    await sql`commit`.execute(connection);
  });
}
