import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';
import { listDegradosDe } from './historia.repository';

/** A person's demotions. People are told their own as their rank shows it: why and by whom stands in a list that is not theirs to read. */
export async function getDegradosDe(
  db: Kysely<DB>,
  pregunta: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await listDegradosDe(db, pregunta);
  return pregunta.viewer.may('getAllDegrados')
    ? rows
    : rows.map(({ motivo: _, ...row }) => ({ ...row, encargado: null }));
}
