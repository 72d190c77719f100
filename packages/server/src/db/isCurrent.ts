import type { Kysely } from 'kysely';
import { listExecuted } from './listExecuted';
import { migrations } from './migrations/migrations';

/**
 * Whether the schema is this version's: it has been through every migration, and through none that is not known here. Two short questions, where the migrator
 * reads the columns of all tables several times before it finds nothing to do; nearly every start is one of those.
 */
export async function isCurrent<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const executed = await listExecuted(db);
  return (
    executed.length === Object.keys(migrations).length &&
    executed.every((name) => Object.hasOwn(migrations, name))
  );
}
