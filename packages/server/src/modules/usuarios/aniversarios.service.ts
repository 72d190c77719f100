import { localDay } from '@garita/domain/formato/localDay';
import { aniosCumplidos } from '@garita/domain/persona/aniosCumplidos';
import type { Db } from '../../db/Db';
import { insertAvisos } from '../../write/avisos.repository';
import { getAgencia } from '../ajustes/ajustes.service';
import { listRegistradosAntes } from './usuarios.repository';

/** A person who arrived later than this cannot complete a year today in any time zone. */
const NEARLY_A_YEAR_MS = 364 * 86_400_000;

/**
 * Notifies people of their anniversaries in the agency. Every portal calls this periodically, and
 * each anniversary gets one notice.
 * @returns whether a notice was sent
 */
export async function tellAniversarios(db: Db, now: Date): Promise<boolean> {
  const people = await listRegistradosAntes(db, new Date(now.getTime() - NEARLY_A_YEAR_MS));
  // Without people there may be no agency, and then `getAgencia` would throw.
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
