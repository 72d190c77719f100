import { sql } from 'kysely';
import type { Database } from '../db/Database';
import type { Db } from '../db/Db';
import { migrateWithin } from '../db/migrateWithin';
import { readSchema } from '../db/readSchema';
import { insertAudit } from '../write/audit.repository';
import { type Cuantas, closeOthers, countAbiertas, readAbiertas } from './cerrados';
import { checkTables, findVersion } from './checkManifiesto';
import { emptySchema } from './emptySchema';
import { loadRows } from './loadRows';
import type { Manifiesto, TablaGuardada } from './Manifiesto';
import { readArchive } from './readArchive';
import { runAlone } from './runAlone';
import { quoteName } from './sqlNames';
import { withoutConstraints } from './withoutConstraints';

async function setSequences(db: Db, { tablas }: Manifiesto): Promise<void> {
  for (const { nombre, secuencias } of tablas)
    for (const { columna, ultimo, usado } of secuencias)
      await sql`select setval(pg_get_serial_sequence(${quoteName(nombre)}, ${columna}), ${ultimo}, ${usado})`.execute(
        db,
      );
}

async function load(db: Db, file: string, onTable: (tabla: TablaGuardada) => void): Promise<void> {
  const schema = await readSchema(db);
  const manifiesto = await readArchive(file, async (tabla, pieces) => {
    onTable(tabla);
    await loadRows(
      db,
      tabla,
      schema.find(({ name }) => name === tabla.nombre)?.columns ?? [],
      pieces,
    );
  });
  await setSequences(db, manifiesto);
}

export interface Restauracion {
  readonly db: Pick<Database, 'kysely'>;
  readonly file: string;
  /** The manifest, which `verifyArchive` has returned for this file. */
  readonly manifiesto: Manifiesto;
  readonly fecha: Date;
  readonly onTable?: (tabla: TablaGuardada) => void;
}

/**
 * Which secrets the restore closed, and which are open. The backup has the tokens, invitations and
 * codes that were open when it was made. Since then a person may have revoked or used some of them.
 */
export interface Restaurado {
  /**
   * The secrets that the restore closed, because they were not open in the replaced data; null if
   * there were no data to compare.
   */
  readonly cerradas: Cuantas | null;
  readonly abiertas: Cuantas;
}

async function replaceAll(
  db: Db,
  { file, manifiesto, fecha, onTable = () => undefined }: Restauracion,
): Promise<Restaurado> {
  const then = await readAbiertas(db);
  await emptySchema(db);
  await migrateWithin(db, findVersion(manifiesto));
  checkTables(manifiesto, await readSchema(db));
  await withoutConstraints(db, () => load(db, file, onTable));
  await migrateWithin(db);
  const cerradas = then && (await closeOthers(db, then, fecha));
  const hasClosed = cerradas !== null && Object.values(cerradas).some((cuantas) => cuantas > 0);
  const { creado_en, garita } = manifiesto;
  await insertAudit(db, {
    actorId: null,
    operacion: 'restaurarRespaldo',
    fecha,
    objetivo: null,
    despues: { respaldo: creado_en, version: garita, ...(hasClosed && { cerradas }) },
  });
  return { cerradas, abiertas: await countAbiertas(db) };
}

/**
 * Replaces the whole content of a database by a backup, in one transaction: the tables of the
 * backup's version, its rows, and then the later migrations. Until the commit, other readers see
 * the old content, and a crash does not change it. A token, invitation or code that was revoked or
 * used up in the replaced data stays closed.
 * @throws RespaldoError for a backup that is newer than this Garita, older than its baseline or
 * different from the verified one, and while a portal runs; or the database's error.
 */
export async function restoreRespaldo(restauracion: Restauracion): Promise<Restaurado> {
  findVersion(restauracion.manifiesto);
  return await runAlone(restauracion.db, (tx) => replaceAll(tx, restauracion));
}
