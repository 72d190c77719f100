import type { Kysely } from 'kysely';
import { listExecuted } from './listExecuted';
import { migrations } from './migrations/migrations';

/**
 * Whether the database has exactly this version's migrations, which is true at nearly every start.
 * Two short queries replace the migrator, which reads the columns of all tables several times
 * before it finds nothing to do.
 */
export async function isCurrent<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const executed = await listExecuted(db);
  return (
    executed.length === Object.keys(migrations).length &&
    executed.every((name) => Object.hasOwn(migrations, name))
  );
}
