import { type Cuenta, minutesOf } from '@garita/domain/fichajes/cuenta';
import { SIN_SALIDA } from '@garita/domain/fichajes/fichaje';
import { countRacha } from '@garita/domain/fichajes/racha';
import { daysBefore, listWeek } from '@garita/domain/formato/week';
import type { Kysely } from 'kysely';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import {
  type FichajeRow,
  findEntrada,
  findOwner,
  listDentro,
  listOf,
  listOpen,
  listSince,
} from './fichajes.repository';

/** How many of their records a person is given: years of them, and yet never a list without end. */
const MAX_OWN = 1000;

/** A record's instants as the reckoning takes them. */
export const toCuenta = ({
  entrada,
  salida,
  descontado,
}: Pick<FichajeRow, 'entrada' | 'salida' | 'descontado'>): Cuenta => ({
  entrada: entrada.getTime(),
  salida: salida?.getTime() ?? null,
  descontado,
});

/** A record as it stands on the wire (FIC-12, FIC-13). */
function toFichaje(row: FichajeRow, now: Date) {
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
  };
}

/** A person's records (contract: getFichajes). */
export const getFichajes = async (db: Kysely<DB>, usuarioId: number, now: Date) =>
  (await listOf(db, usuarioId, MAX_OWN)).map((row) => toFichaje(row, now));

/** The longest streak that is counted, in days. */
const MAX_RACHA = 366;

/** What a person clocked in on each day of this week, in minutes, and how many days in a row they did up to now. @param hoy the agency's day. */
export async function getSemana(
  db: Kysely<DB>,
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

/** Who is clocked in (contract: getFichajesActivos). */
export const getActivos = async (db: Kysely<DB>, now: Date) =>
  (await listOpen(db)).map((row) => toFichaje(row, now));

/** Who is in, as everybody on the post sees it (contract: dentro). */
export const getDentro = async (db: Kysely<DB>) =>
  (await listDentro(db)).map(({ usuario, categoria_id, entrada, pausado_desde, mensaje }) => ({
    usuario,
    id_categoria: categoria_id,
    desde: entrada.toISOString(),
    pausado: flag(pausado_desde !== null),
    estado: mensaje,
  }));
/** Since when a person is clocked in; null when they are not. */
export const getEntrada = async (db: Kysely<DB>, usuarioId: number): Promise<string | null> =>
  (await findEntrada(db, usuarioId))?.entrada.toISOString() ?? null;

/** Whose a record is, open or closed; null for an unknown one. */
export const findFichajeUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findOwner(db, id))?.usuario_id ?? null;
