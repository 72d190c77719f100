import { localDay } from '@garita/domain/formato/localDay';
import {
  avanceOf,
  DIAS_QUIETA,
  diasDesde,
  findFalta,
  MAX_RIESGO,
} from '@garita/domain/pulso/riesgo';
import type { Db } from '../../db/Db';
import { getAusentes } from '../ausencias/ausencias.service';
import { readAbierta } from '../nomina/abierta.service';
import { listLlegadas } from './pulso.repository';

interface Riesgo {
  readonly hoy: string;
  readonly zona: string;
  /** The day of the next pay. */
  readonly paga: string;
  readonly now: Date;
}

/**
 * The inactive people, the longest inactive first; then the active people who are behind the open
 * period's requirements. The list omits new arrivals and people with an accepted absence today.
 */
export async function readRiesgo(db: Db, { hoy, zona, paga, now }: Riesgo) {
  const [{ abierto, personas }, llegadas, { ausentes }] = await Promise.all([
    readAbierta(db, now),
    listLlegadas(db),
    getAusentes(db, now),
  ]);
  const dayOf = (moment: Date) => localDay(moment.getTime(), zona);
  const llego = new Map(llegadas.map(({ id, llegada }) => [id, dayOf(llegada)]));
  const excused = new Set(
    ausentes
      .filter(({ inicio, final }) => inicio <= hoy && hoy <= final)
      .map(({ usuario }) => usuario),
  );
  const avance = avanceOf({ abierto: dayOf(abierto), hoy, paga });
  const filas = personas.flatMap(
    ({ id, usuario, categoria_id, requisitos, isReducido, newest, ...hecho }) => {
      const here = diasDesde(llego.get(id) ?? hoy, hoy);
      if (excused.has(id) || here < DIAS_QUIETA) return [];
      const dias = newest ? Math.min(here, diasDesde(dayOf(newest), hoy)) : here;
      const falta = requisitos && findFalta(hecho, requisitos, { isReducido, avance });
      return dias >= DIAS_QUIETA || falta
        ? [{ id, usuarioNombre: usuario, categoria: categoria_id, dias, falta }]
        : [];
    },
  );
  const quietas = filas.filter(({ dias }) => dias >= DIAS_QUIETA).sort((a, b) => b.dias - a.dias);
  const atrasadas = filas.filter(({ dias }) => dias < DIAS_QUIETA);
  return {
    quietas: quietas.length,
    atrasadas: filas.filter(({ falta }) => falta).length,
    paga,
    filas: [...quietas, ...atrasadas].slice(0, MAX_RIESGO),
  };
}
