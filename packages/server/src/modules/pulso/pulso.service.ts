import { localDay } from '@garita/domain/formato/localDay';
import { momentOf, wallTimeOf } from '@garita/domain/formato/zona';
import { nextPaga } from '@garita/domain/inicio/nextPaga';
import { must } from '@garita/domain/must';
import { spreadCalor } from '@garita/domain/pulso/calor';
import { countMitad } from '@garita/domain/pulso/reparto';
import { listMeses, toGeneraciones } from '@garita/domain/pulso/retencion';
import { listTramos, type SemanasPulso, sumTramos } from '@garita/domain/pulso/tramos';
import { momentsOf } from '@garita/domain/reglas/rangoFechas.rules';
import type { Db } from '../../db/Db';
import type { Change } from '../../snapshotCache/Change';
import { getAgencia, getPaga } from '../ajustes/ajustes.service';
import { listTramos as listCreditos } from '../nomina/abierta.service';
import { listCalor, listMovimientos, listRetencion } from './pulso.repository';
import { readRiesgo } from './riesgo.service';

const NOMBRADAS = 20;
const DAY = 86_400_000;

/**
 * The agency's last midnight before an instant and the next one. @throws Rechazo 503 before the
 * setup.
 */
async function findDia(db: Db, now: Date) {
  const { zona } = await getAgencia(db);
  const midnight = Math.floor(wallTimeOf(now.getTime(), zona) / DAY) * DAY;
  return {
    desde: new Date(momentOf(midnight, zona)),
    hasta: new Date(momentOf(midnight + DAY, zona)),
  };
}

/**
 * The agency's last and next midnight, at which the answer changes. @throws Rechazo 503 before the
 * setup.
 */
export async function findDayEnd(db: Db, now: Date): Promise<Change> {
  const { desde, hasta } = await findDia(db, now);
  return { last: desde, next: hasta };
}

/**
 * The figures of the last weeks. Without a write, they change at midnight in the agency's zone and
 * when a membership ends.
 */
export async function getPulso(db: Db, semanas: SemanasPulso, now: Date) {
  const { zona, ajuste } = await getPaga(db);
  const hoy = localDay(now.getTime(), zona);
  const tramos = listTramos(hoy, semanas);
  const rango = { inicio: must(tramos[0], 'The first tramo of the range').inicio, final: hoy };
  const [creditos, movimientos, calor, retencion, riesgo] = await Promise.all([
    listCreditos(
      db,
      tramos.map((tramo) => momentsOf(tramo, zona)),
      NOMBRADAS,
    ),
    listMovimientos(db, momentsOf(rango, zona), zona),
    listCalor(db, { ...rango, zona }),
    listRetencion(
      db,
      momentsOf({ inicio: `${listMeses(hoy)[0]}-01`, final: hoy }, zona).desde,
      zona,
    ),
    findDia(db, now).then(({ desde }) =>
      readRiesgo(db, {
        hoy,
        zona,
        paga: localDay(nextPaga(ajuste, zona, desde).getTime(), zona),
        now,
      }),
    ),
  ]);
  const of = (que: 'entradas' | 'salidas') =>
    sumTramos(
      tramos,
      movimientos.filter((one) => one.que === que),
    );
  const [entradas, salidas] = [of('entradas'), of('salidas')];
  return {
    hoy,
    tramos: tramos.map((tramo, i) => ({
      ...tramo,
      ...must(creditos.tramos[i], 'The sum of credits of a tramo'),
      entradas: must(entradas[i], 'The number of joiners of a tramo'),
      salidas: must(salidas[i], 'The number of leavers of a tramo'),
    })),
    calor: spreadCalor(calor),
    reparto: {
      minutos: creditos.cantidades.reduce((sum, minutos) => sum + minutos, 0),
      personas: creditos.cantidades.length,
      mitad: countMitad(creditos.cantidades),
      filas: creditos.partes.map(({ id, usuario, categoria_id, minutos }) => ({
        id,
        usuarioNombre: usuario,
        categoria: categoria_id,
        minutos,
      })),
    },
    riesgo,
    retencion: toGeneraciones(retencion, hoy),
  };
}
