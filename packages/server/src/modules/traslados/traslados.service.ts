import type { Kysely } from 'kysely';
import type { Pagina } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { selectTraslados } from './traslados.repository';

/** A page of the transfers, the newest first (contract: getTraslados). */
export async function listTraslados(db: Kysely<DB>, pagina: Pagina) {
  const rows = await selectTraslados(db, pagina).execute();
  return rows.map(({ categoria_id, fecha, ...rest }) => ({
    ...rest,
    id_categoria: categoria_id,
    fecha: fecha.toISOString(),
  }));
}
