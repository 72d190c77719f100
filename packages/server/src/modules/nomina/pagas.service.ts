import { must } from '@garita/domain/must';
import { earnedPay } from '@garita/domain/nomina/paga';
import type { Db } from '../../db/Db';
import { getCategorias } from '../rangos/rangos.service';
import { findActiva, findSums } from './nomina.repository';
import { isReduced, readNomina } from './nomina.service';
import { findOpenPeriod, lockOpenPeriod } from './periodos.repository';
import { countEntries } from './sumas.repository';

export interface PagaGanada {
  readonly periodo: number;
  readonly usuario: number;
  readonly categoria: number;
  /** Credits, more than 0. */
  readonly paga: number;
  readonly conBonificacion: boolean;
}

/**
 * A person's pay in the open period so far, in credits. 0 in a period without entries, as in
 * `lockOpenPagas`.
 */
export async function readOpenPaga(
  db: Db,
  usuarioId: number,
  now: Date,
): Promise<{ readonly periodo: number; readonly paga: number }> {
  const { id: periodo } = await findOpenPeriod(db);
  const persona = await findActiva(db, usuarioId);
  const requisitos = persona && (await getCategorias(db)).get(persona.categoria_id);
  if (!requisitos || (await countEntries(db, periodo)) === 0) return { periodo, paga: 0 };
  return {
    periodo,
    paga: earnedPay(
      await findSums(db, usuarioId, periodo),
      requisitos,
      await isReduced(db, usuarioId, now),
    ),
  };
}

/**
 * The pays of active people in the open period so far. The period stays open until the transaction
 * ends. A period without entries pays nothing, even if a category requires nothing: such a period
 * cannot be closed, and reopening the previous period deletes it.
 */
export async function lockOpenPagas(tx: Db, now: Date): Promise<PagaGanada[]> {
  const { id: periodo } = await lockOpenPeriod(tx, 'share');
  if ((await countEntries(tx, periodo)) === 0) return [];
  const [filas, pagas] = await readNomina(tx, periodo, now);
  const categorias = await getCategorias(tx);
  const categoriaOf = new Map(filas.map(({ id, categoria }) => [id, categoria]));
  return pagas.map(({ usuario, paga }) => {
    const categoria = must(categoriaOf.get(usuario), 'The category of a paid person');
    return {
      periodo,
      usuario,
      categoria,
      paga,
      conBonificacion: paga > (categorias.get(categoria)?.paga_nomina ?? 0),
    };
  });
}
