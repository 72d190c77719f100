import { sql } from 'kysely';
import { newestFirst } from '../../db/behind';
import type { Db } from '../../db/Db';

export const selectFichajes = (db: Db) =>
  db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select([
      'f.id',
      'f.usuario_id',
      'f.dia',
      'f.entrada',
      'f.salida',
      'f.descontado',
      'u.usuario',
      'm.categoria_id',
    ]);

/**
 * The records. A record that seems forgotten also has the instants of its notice (`avisada_en`) and
 * of the avatar's last presence (`visto_en`).
 */
const selectVistos = (db: Db) =>
  selectFichajes(db)
    .leftJoin('presencias as p', 'p.fichaje_id', 'f.id')
    .select(['p.avisada_en', 'p.visto_en']);

export const listOf = (db: Db, usuarioId: number, limit: number) =>
  selectVistos(db)
    .where('f.usuario_id', '=', usuarioId)
    .$call(newestFirst('f.entrada', 'f.id', limit))
    .execute();

export const listSince = (db: Db, usuarioId: number, dia: string) =>
  db
    .selectFrom('fichajes')
    .select(['dia', 'entrada', 'salida', 'descontado'])
    .where('usuario_id', '=', usuarioId)
    .where('dia', '>=', dia)
    .orderBy('entrada', 'desc')
    .execute();

export const listOpen = (db: Db) =>
  selectVistos(db).where('f.salida', 'is', null).orderBy('f.entrada').orderBy('f.id').execute();

/**
 * The open records as all staff see them, with the pause of the person's time and the person's
 * status.
 */
export const listDentro = (db: Db) =>
  db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('tiempos as t', (join) =>
      join.onRef('t.usuario_id', '=', 'f.usuario_id').on('t.cerrado_en', 'is', null),
    )
    .leftJoin('estados as e', (join) =>
      join.onRef('e.usuario_id', '=', 'f.usuario_id').on('e.anulado_en', 'is', null),
    )
    .select(['u.usuario', 'm.categoria_id', 'f.entrada', 't.pausado_desde', 'e.mensaje'])
    .where('f.salida', 'is', null)
    .orderBy('f.entrada')
    .orderBy('f.id')
    .execute();

export const countOpen = (db: Db) =>
  db
    .selectFrom('fichajes')
    .select(sql<number>`count(*)::integer`.as('cuantos'))
    .where('salida', 'is', null)
    .executeTakeFirstOrThrow();

export type FichajeRow = NonNullable<Awaited<ReturnType<typeof lockFichaje>>>;
export type VistoRow = Awaited<ReturnType<typeof listOf>>[number];

export const findEntrada = (db: Db, usuarioId: number) =>
  db
    .selectFrom('fichajes')
    .select('entrada')
    .where('usuario_id', '=', usuarioId)
    .where('salida', 'is', null)
    .executeTakeFirst();

/** Locks a record, open or closed; undefined for an unknown id. */
export const lockFichaje = (tx: Db, id: number) =>
  selectFichajes(tx).where('f.id', '=', id).forUpdate('f').executeTakeFirst();

/** Locks a person's open record; undefined if there is none. */
export const lockOpenOf = (tx: Db, usuarioId: number) =>
  selectFichajes(tx)
    .where('f.usuario_id', '=', usuarioId)
    .where('f.salida', 'is', null)
    .forUpdate('f')
    .executeTakeFirst();

/** @returns the record's id; null when the person already has an open record */
export async function insertEntrada(
  tx: Db,
  row: { usuario_id: number; dia: string; entrada: Date },
): Promise<number | null> {
  const inserted = await tx
    .insertInto('fichajes')
    .values(row)
    .onConflict((c) => c.column('usuario_id').where('salida', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Ends a record. The caller holds the record's lock. */
export const updateSalida = (tx: Db, id: number, salida: Date) =>
  tx.updateTable('fichajes').set({ salida }).where('id', '=', id).execute();

/** Sets the minutes that were taken off the record so far. The caller holds the record's lock. */
export const updateDescontado = (tx: Db, id: number, descontado: number) =>
  tx.updateTable('fichajes').set({ descontado }).where('id', '=', id).execute();
