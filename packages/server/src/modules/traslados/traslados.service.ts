import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { findUltimo, selectTraslados } from './traslados.repository';

export async function listTraslados(db: Db, pagina: Pagina) {
  const rows = await selectTraslados(db, pagina).execute();
  return rows.map(({ categoria_id, fecha, ...rest }) => ({
    ...rest,
    id_categoria: categoria_id,
    fecha: fecha.toISOString(),
  }));
}

/**
 * The agency that a person left in their last transfer, and the instant of the transfer; null
 * without a transfer.
 */
export async function getUltimoTraslado(db: Db, usuarioId: number) {
  const row = await findUltimo(db, usuarioId);
  return row ? { agencia: row.agencia, fecha: row.fecha.toISOString() } : null;
}
