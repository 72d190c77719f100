import type { Historia } from '../../gate/Historia';
import { listDegradosDe } from './historia.repository';

/** A reader who may not read the list of demotions sees neither reason nor author. */
export const getDegradosDe: Historia['list'] = async (db, pregunta) => {
  const rows = (await listDegradosDe(db, pregunta)).map(({ de, ...row }) => ({
    ...row,
    ...(de !== null && { de }),
  }));
  return pregunta.isFull
    ? rows
    : rows.map(({ motivo: _, ...row }) => ({ ...row, encargado: null }));
};
