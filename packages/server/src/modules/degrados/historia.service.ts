import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';
import { listDegradosDe } from './historia.repository';

/**
 * A person's demotions. A viewer who may not read the list of demotions sees neither reason nor
 * author.
 */
export async function getDegradosDe(
  db: Kysely<DB>,
  pregunta: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await listDegradosDe(db, pregunta);
  return pregunta.viewer.may('getAllDegrados')
    ? rows
    : rows.map(({ motivo: _, ...row }) => ({ ...row, encargado: null }));
}
