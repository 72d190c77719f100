import { type Cuenta, minutesOf } from '@garita/domain/fichajes/cuenta';
import { SIN_SALIDA } from '@garita/domain/fichajes/fichaje';
import { countRacha } from '@garita/domain/fichajes/racha';
import { daysBefore, listWeek } from '@garita/domain/formato/week';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import {
  countOpen,
  type FichajeRow,
  findEntrada,
  listDentro,
  listOf,
  listOpen,
  listSince,
  selectFichajes,
  type VistoRow,
} from './fichajes.repository';

export { selectFichajes };

/** The maximum of records in an answer about the caller: several years of clock-ins. */
const MAX_OWN = 1000;

/** Instants in milliseconds. */
export const toCuenta = ({
  entrada,
  salida,
  descontado,
}: Pick<FichajeRow, 'entrada' | 'salida' | 'descontado'>): Cuenta => ({
  entrada: entrada.getTime(),
  salida: salida?.getTime() ?? null,
  descontado,
});

function toFichaje(row: VistoRow, now: Date) {
  const mins = minutesOf(toCuenta(row), now.getTime());
  return {
    id: row.id,
    dia: row.dia,
    entrada: row.entrada.toISOString(),
    salida: row.salida?.toISOString() ?? SIN_SALIDA,
    min: row.salida ? mins : 0,
    usuario: row.usuario_id,
    usuarioNombre: row.usuario,
    id_categoria: row.categoria_id,
    mins,
    // A closed record may still have its answers, until `tidyPresencias` deletes them.
    ...(row.avisada_en &&
      !row.salida && { olvidada: { visto: row.visto_en?.toISOString() ?? null } }),
  };
}

export const getFichajes = async (db: Db, usuarioId: number, now: Date) =>
  (await listOf(db, usuarioId, MAX_OWN)).map((row) => toFichaje(row, now));

/** The maximum length of a streak, in days. */
const MAX_RACHA = 366;

/**
 * The person's minutes by day of this week, and how many consecutive days have a clock-in.
 * @param hoy today in the agency's zone
 */
export async function getSemana(
  db: Db,
  usuarioId: number,
  { hoy, now }: { hoy: string; now: Date },
) {
  const rows = await listSince(db, usuarioId, daysBefore(hoy, MAX_RACHA - 1));
  const semana = listWeek(hoy).map((dia) => {
    const own = rows.filter((row) => row.dia === dia);
    return {
      dia,
      minutos: own.reduce((sum, row) => sum + minutesOf(toCuenta(row), now.getTime()), 0),
    };
  });
  const racha = countRacha(
    rows.map(({ dia }) => dia),
    hoy,
  );
  return { semana, racha };
}

export const getActivos = async (db: Db, now: Date) =>
  (await listOpen(db)).map((row) => toFichaje(row, now));

/** How many people are clocked in. */
export const countDentro = async (db: Db): Promise<number> => (await countOpen(db)).cuantos;

export const getDentro = async (db: Db) =>
  (await listDentro(db)).map(({ usuario, categoria_id, entrada, pausado_desde, mensaje }) => ({
    usuario,
    id_categoria: categoria_id,
    desde: entrada.toISOString(),
    pausado: flag(pausado_desde !== null),
    estado: mensaje,
  }));
/** The ISO instant of the entry; null for a person who is not in. */
export const getEntrada = async (db: Db, usuarioId: number): Promise<string | null> =>
  (await findEntrada(db, usuarioId))?.entrada.toISOString() ?? null;
