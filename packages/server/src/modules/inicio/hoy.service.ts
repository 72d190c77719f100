import { localDay } from '@garita/domain/formato/localDay';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { getAgencia } from '../ajustes/ajustes.service';
import { findPromotion, SIN_PROMOTOR } from '../ascensos/promocion.service';
import { getEntrada, getSemana } from '../fichajes/fichajes.service';
import { getPartes } from '../nomina/detalle.service';
import { getTiempoOf } from '../tiempos/tiempos.service';

/** The next promotion; null at the end of the ladder. */
async function getAscenso(db: Db, usuarioId: number, now: Date) {
  // Any promoter may give the promotion, so this read uses a promoter without rights.
  const { person, siguiente, finaliza, estado } = await findPromotion(db, {
    usuarioId,
    promotor: SIN_PROMOTOR,
    now,
  });
  if (!siguiente) return null;
  return {
    desde: person.rango_desde.toISOString(),
    disponible: finaliza.toISOString(),
    siguiente: siguiente.nombre,
    id_categoria: siguiente.id_categoria,
    propuesto: flag(estado.pendiente),
  };
}

export async function getHoy(db: Db, usuarioId: number, now: Date) {
  const hoy = localDay(now.getTime(), (await getAgencia(db)).zona);
  const [ascenso, partes, semana, entrada, tiempo] = await Promise.all([
    getAscenso(db, usuarioId, now),
    getPartes(db, usuarioId, now),
    getSemana(db, usuarioId, { hoy, now }),
    getEntrada(db, usuarioId),
    getTiempoOf(db, usuarioId, now),
  ]);
  return { hoy, ascenso, partes, ...semana, entrada, tiempo };
}
