import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/migrations';

/**
 * Whether the schema is this version's: it has been through every migration, and through none that is not known here. Two short questions, where the migrator
 * reads the columns of all tables several times before it finds nothing to do; nearly every start is one of those.
 */
export async function isCurrent<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows: found } = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = Object.keys(migrations);
  return rows.length === known.length && rows.every(({ name }) => Object.hasOwn(migrations, name));
}
