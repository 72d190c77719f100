import { localDay } from '@garita/domain/formato/localDay';
import { aniosCumplidos } from '@garita/domain/persona/aniosCumplidos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { insertAvisos } from '../../write/avisos.repository';
import { getAgencia } from '../ajustes/ajustes.service';
import { listRegistradosAntes } from './usuarios.repository';

/** Nobody completes a year who came later, wherever the agency is: a year has 365 days at least, and zones are less than one apart. Milliseconds. */
const NEARLY_A_YEAR_MS = 364 * 86_400_000;

/** Tells people that they complete a year in the agency today, each once. Called now and then, by every portal. @returns whether anybody was told */
export async function tellAniversarios(db: Kysely<DB>, now: Date): Promise<boolean> {
  const people = await listRegistradosAntes(db, new Date(now.getTime() - NEARLY_A_YEAR_MS));
  // Nor is there an agency yet, perhaps.
  if (people.length === 0) return false;
  const { zona } = await getAgencia(db);
  const hoy = localDay(now.getTime(), zona);
  const avisos = people.flatMap(({ id, registrado_en }) => {
    const cantidad = aniosCumplidos(localDay(registrado_en.getTime(), zona), hoy);
    return cantidad === null
      ? []
      : [{ usuarioId: id, tipo: 'aniversario' as const, datos: { cantidad }, causa: hoy }];
  });
  return insertAvisos(db, avisos, now);
}
