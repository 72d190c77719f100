import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/Database';
import { migrateWithin } from '../db/migrateWithin';
import { readSchema } from '../db/readSchema';
import type { DB } from '../db/tables';
import { insertAudit } from '../write/audit.repository';
import { checkTables, checkVersion } from './checkManifiesto';
import { emptySchema } from './emptySchema';
import { loadRows } from './loadRows';
import type { Manifiesto, TablaGuardada } from './Manifiesto';
import { readArchive } from './readArchive';
import { quoteName } from './sqlNames';
import { withoutConstraints } from './withoutConstraints';

async function setSequences(db: Kysely<DB>, { tablas }: Manifiesto): Promise<void> {
  for (const { nombre, secuencias } of tablas)
    for (const { columna, ultimo, usado } of secuencias)
      await sql`select setval(pg_get_serial_sequence(${quoteName(nombre)}, ${columna}), ${ultimo}, ${usado})`.execute(db);
}

async function load(db: Kysely<DB>, file: string, onTable: (tabla: TablaGuardada) => void): Promise<void> {
  const schema = await readSchema(db);
  const manifiesto = await readArchive(file, async (tabla, pieces) => {
    onTable(tabla);
    await loadRows(db, tabla, schema.find(({ name }) => name === tabla.nombre)?.columns ?? [], pieces);
  });
  await setSequences(db, manifiesto);
}

export interface Restauracion {
  readonly db: Pick<Database, 'kysely'>;
  readonly file: string;
  /** What the file says of itself, after all of it has been read. */
  readonly manifiesto: Manifiesto;
  readonly fecha: Date;
  /** Called as each table begins. */
  readonly onTable?: (tabla: TablaGuardada) => void;
}

async function replaceAll(db: Kysely<DB>, { file, manifiesto, fecha, onTable = () => undefined }: Restauracion): Promise<void> {
  await emptySchema(db);
  await migrateWithin(db, manifiesto.migraciones.at(-1));
  checkTables(manifiesto, await readSchema(db));
  await withoutConstraints(db, () => load(db, file, onTable));
  await migrateWithin(db);
  const { creado_en, garita } = manifiesto;
  await insertAudit(db, { actorId: null, operacion: 'restaurarRespaldo', fecha, objetivo: null, despues: { respaldo: creado_en, version: garita } });
}

/**
 * Puts a backup in the place of all that a database holds, in one transaction: the tables as they were when it was made, its rows, and then
 * whatever migrations have come since. Until the commit everything is as before, for everybody and after any crash.
 * @throws RespaldoError for a backup that is newer than this Garita or not what was verified; or what the database says.
 */
export async function restoreRespaldo(restauracion: Restauracion): Promise<void> {
  checkVersion(restauracion.manifiesto);
  await restauracion.db.kysely.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run('begin');
    try {
      for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) await run(`set local ${limit} = 0`);
      await replaceAll(connection, restauracion);
      await run('commit');
    } catch (error) {
      // Where the connection is gone, the database has undone it already.
      await run('rollback').catch(() => undefined);
      throw error;
    }
    await run('set statement_timeout = 0');
    await run('analyze');
  });
}
