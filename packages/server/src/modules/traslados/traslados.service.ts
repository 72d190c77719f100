import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { selectTraslados } from './traslados.repository';

/** Everybody who came from another agency, the newest first (contract: getTraslados). */
export async function listTraslados(db: Kysely<DB>) {
  const rows = await selectTraslados(db).execute();
  return rows.map(({ categoria_id, fecha, ...rest }) => ({ ...rest, id_categoria: categoria_id, fecha: fecha.toISOString() }));
}
