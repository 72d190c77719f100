import type { Requisitos } from '@garita/domain/nomina/paga';
import type { Db } from '../../db/Db';
import { listTotalsWithNewest, readOpenBases } from './nomina.repository';
import { findOpenPeriod } from './periodos.repository';

export { listTramos } from './tramos.repository';

/**
 * The active people with their sums of the open period, their requirements, and the instant of
 * their newest entry in any period.
 */
export async function readAbierta(db: Db, now: Date) {
  const { id: periodo, abierto_en } = await findOpenPeriod(db);
  const { categorias, reducidos } = await readOpenBases(db, now);
  const requisitos: ReadonlyMap<number, Requisitos> = new Map(
    categorias.map((categoria) => [categoria.id, categoria]),
  );
  const isReducido = new Set(reducidos.map(({ id_usuario }) => id_usuario));
  const rows = await listTotalsWithNewest(db, { periodo });
  return {
    abierto: abierto_en,
    personas: rows.map((row) => ({
      ...row,
      requisitos: requisitos.get(row.categoria_id) ?? null,
      isReducido: isReducido.has(row.id),
    })),
  };
}
