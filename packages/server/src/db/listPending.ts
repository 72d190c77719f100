import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations/migrationProvider';

/** The migrations that a database has not been through, in order. Asking changes nothing. */
export async function listPending<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const all = await new Migrator({ db, provider: migrationProvider }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
