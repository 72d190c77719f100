import type { Database, DatabaseEvents } from './Database';
import { openEmbedded } from './embedded/openEmbedded';
import { openPostgres, type WaitLimits } from './postgres/openPostgres';

export type DatabaseOptions = (
  | { readonly dataDir: string }
  | ({ readonly databaseUrl: string } & Partial<WaitLimits>)
) &
  Partial<DatabaseEvents>;

/**
 * Opens the database: embedded in a folder, or a PostgreSQL server. It does not migrate; call
 * `migrateToLatest` next.
 *
 * @throws StartError when the operator can fix the cause, such as BaseOcupadaError when another
 * process has the folder open; the reason of the signal when the signal aborts.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    onError = () => undefined,
    onNotice = () => undefined,
    onLost = () => undefined,
  } = options;
  const events = { onError, onNotice, onLost };
  if ('dataDir' in options) return await openEmbedded(options.dataDir, events);
  return await openPostgres(options.databaseUrl, events, {
    patienceMilliseconds: options.patienceMilliseconds ?? 0,
    signal: options.signal,
  });
}
