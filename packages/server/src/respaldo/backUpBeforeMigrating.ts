import { sql } from 'kysely';
import type { Database } from '../db/Database';
import { listPending } from '../db/listPending';
import { createRespaldo } from './createRespaldo';

/** Before the first migration, the database has no table `agencia`. */
async function hasAgencia({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('public.agencia') is not null as exists`.execute(kysely);
  return (
    rows[0]?.exists === true && (await sql`select 1 from agencia`.execute(kysely)).rows.length > 0
  );
}

/**
 * Makes a backup before a newer Garita changes the tables of an agency.
 * @returns the file; null if there is no pending migration or no agency.
 * @throws RespaldoError when the backup fails; then the migration must not run.
 */
export async function backUpBeforeMigrating(
  db: Database,
  folder: string,
  fecha: Date,
): Promise<string | null> {
  if ((await listPending(db.kysely)).length === 0 || !(await hasAgencia(db))) return null;
  return (await createRespaldo({ db, folder, motivo: 'actualizacion', fecha })).file;
}
