import type { Config } from '../../config';
import type { Database } from '../../db/Database';
import { openDatabase } from '../../db/openDatabase';

/** The URL with a name for this tool's connections, which distinguishes them from a portal's. */
function named(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', 'garita respaldo');
  return url.href;
}

/** @throws BaseOcupadaError while a portal uses the folder. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl }: Config,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(
    databaseUrl === null ? { dataDir } : { databaseUrl: named(databaseUrl) },
  );
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}
