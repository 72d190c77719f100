import type { Database } from './Database';
import { openEmbedded } from './embedded/openEmbedded';
import { openPostgres } from './postgres/openPostgres';

export type DatabaseOptions = ({ readonly dataDir: string } | { readonly databaseUrl: string }) & {
  /** Troubles outside any request, such as failed maintenance or an idle connection that died; for the log. */
  readonly onError?: (error: unknown) => void;
};

/**
 * Opens the database: embedded in a folder, or a PostgreSQL server. The schema is left as it is: call
 * `migrateToLatest` next.
 *
 * @throws BaseOcupadaError when another process has the folder open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onError = options.onError ?? (() => undefined);
  return 'databaseUrl' in options ? await openPostgres(options.databaseUrl, onError) : await openEmbedded(options.dataDir, onError);
}
