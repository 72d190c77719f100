import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { selectActive } from './empleadomes.repository';

/** The employees of the month that the home page shows. */
export async function listActivos(db: Kysely<DB>) {
  const rows = await selectActive(db).execute();
  return rows.map(({ fecha, ...rest }) => ({ ...rest, fecha: fecha.toISOString() }));
}
