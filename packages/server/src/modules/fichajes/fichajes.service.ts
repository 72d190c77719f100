import { type Cuenta, minutesOf } from '@garita/domain/fichajes/cuenta';
import { SIN_SALIDA } from '@garita/domain/fichajes/fichaje';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { type FichajeRow, findOwner, listOf, listOpen } from './fichajes.repository';

/** How many of their records a person is given: years of them, and yet never a list without end. */
const MAX_OWN = 1000;

/** A record's instants as the reckoning takes them. */
export const toCuenta = ({ entrada, salida, descontado }: Pick<FichajeRow, 'entrada' | 'salida' | 'descontado'>): Cuenta => ({
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
export const getFichajes = async (db: Kysely<DB>, usuarioId: number, now: Date) => (await listOf(db, usuarioId, MAX_OWN)).map((row) => toFichaje(row, now));

/** Who is clocked in (contract: getFichajesActivos). */
export const getActivos = async (db: Kysely<DB>, now: Date) => (await listOpen(db)).map((row) => toFichaje(row, now));

/** Whose a record is, open or closed; null for an unknown one. */
export const findFichajeUser = async (db: Kysely<DB>, id: number): Promise<number | null> => (await findOwner(db, id))?.usuario_id ?? null;
