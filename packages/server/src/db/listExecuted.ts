import { type Kysely, sql } from 'kysely';

/** The migrations that a database has; none for an empty database. */
export async function listExecuted<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{
    exists: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
