import { RESTAURACION } from '@garita/domain/respaldo/textos';
import { sql } from 'kysely';
import type { Database } from '../db/Database';
import type { Db } from '../db/Db';
import { listExecuted } from '../db/listExecuted';
import { isSquashed } from '../db/migrations/baseline';
import { migrations } from '../db/migrations/migrations';
import { COUNT_PORTALS } from '../db/postgres/portalLock';
import { readSchema } from '../db/readSchema';
import { RespaldoError } from '../RespaldoError';
import { quoteName } from './sqlNames';

/** The content that a restore would replace. */
export interface Contenido {
  /** The agency's name; null before the setup. */
  readonly agencia: string | null;
  readonly filas: number;
}

async function countRows(db: Db, tables: readonly string[]): Promise<number> {
  const each = tables
    .map((name) => `select count(*) as filas from ${quoteName(name)}`)
    .join(' union all ');
  const { rows } = await sql<{
    filas: number;
  }>`select coalesce(sum(filas), 0)::int8 as filas from (${sql.raw(each)}) as todas`.execute(db);
  return rows[0]?.filas ?? 0;
}

/**
 * Refuses a database that a portal uses: the portal would not notice that its data were replaced.
 * Each portal holds a lock. A portal of an older version holds none, but its connections have a
 * name. The embedded database has the folder's lock.
 */
async function refuseInUse({ kysely, kind }: Pick<Database, 'kysely' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'garita' and pid <> pg_backend_pid()`.execute(
    kysely,
  );
  const { rows: portals } = await sql.raw<{ listening: number }>(COUNT_PORTALS).execute(kysely);
  if (rows.length > 0 || portals[0]?.listening !== 0) throw new RespaldoError(RESTAURACION.enUso);
}

/**
 * Checks the database into which a backup is to be restored.
 * @returns the content that would be replaced; null for an empty database.
 * @throws RespaldoError for a database that is in use, is not Garita's, or is newer than this
 * Garita.
 */
export async function inspectTarget(
  db: Pick<Database, 'kysely' | 'kind'>,
): Promise<Contenido | null> {
  await refuseInUse(db);
  const { kysely } = db;
  const tables = (await readSchema(kysely)).map(({ name }) => name);
  const executed = await listExecuted(kysely);
  if (tables.length > 0 && executed.length === 0) throw new RespaldoError(RESTAURACION.ajena);
  if (executed.some((name) => !isSquashed(name) && !Object.hasOwn(migrations, name)))
    throw new RespaldoError(RESTAURACION.baseMasNueva);
  const filas = tables.length > 0 ? await countRows(kysely, tables) : 0;
  if (filas === 0) return null;
  const agencia =
    (await sql<{ nombre: string }>`select nombre from agencia`.execute(kysely)).rows[0]?.nombre ??
    null;
  return { agencia, filas };
}
