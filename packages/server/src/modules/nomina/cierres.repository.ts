import type { Requisitos } from '@garita/domain/nomina/paga';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';
import { total } from '../../db/total';
import { COUNTS } from './nomina.repository';
import { readCorte, sumsOf } from './sumas.repository';

export interface CategoriaCerrada extends Requisitos {
  readonly n_categoria: string;
}

export const insertCierre = (
  tx: Db,
  cierre: Omit<Insertable<DB['cierres']>, 'requisitos'> & {
    requisitos: Readonly<Record<number, CategoriaCerrada>>;
  },
) => inserting('cierres')(tx, { ...cierre, requisitos: JSON.stringify(cierre.requisitos) });

/**
 * Inserts the rows of a closing. They are one JSON parameter, because there may be thousands of
 * people.
 */
export async function insertCierreFilas(
  tx: Db,
  cierreId: number,
  filas: readonly {
    readonly usuario_id: number;
    readonly categoria_id: number;
    readonly reducido: boolean;
    readonly paga: number;
  }[],
): Promise<void> {
  await sql`
    insert into cierre_filas (cierre_id, usuario_id, categoria_id, reducido, paga)
    select ${cierreId}::int, f.* from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as f (usuario_id int, categoria_id int, reducido boolean, paga int)`.execute(tx);
}

export async function closeOpenPeriod(tx: Db, periodoId: number, now: Date): Promise<void> {
  await tx.updateTable('periodos').set({ cerrado_en: now }).where('id', '=', periodoId).execute();
  await tx.insertInto('periodos').values({ abierto_en: now }).execute();
}

/** Undoes a closing: deletes the empty period that it opened, and reopens the closed period. */
export async function reopenPeriod(
  tx: Db,
  by: { cierreId: number; periodoId: number; emptyId: number; encargadoId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('cierres')
    .set({ reabierto_en: by.now, reabierto_por: by.encargadoId })
    .where('id', '=', by.cierreId)
    .execute();
  await tx.deleteFrom('periodos').where('id', '=', by.emptyId).execute();
  await tx
    .updateTable('periodos')
    .set({ cerrado_en: null })
    .where('id', '=', by.periodoId)
    .execute();
}

const cierres = (db: Db) =>
  db
    .selectFrom('cierres as c')
    .innerJoin('periodos as p', 'p.id', 'c.periodo_id')
    .leftJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select([
      'c.id',
      'c.periodo_id',
      'p.abierto_en',
      'c.fecha as cerrado_en',
      'c.encargado_id',
      'e.usuario as encargado',
    ])
    .select(['c.personas', 'c.anotaciones', 'c.pagas', 'c.monto', 'c.requisitos'])
    .where('c.reabierto_en', 'is', null);

/** The closings that no one has undone, the newest first. */
export const listCierres = (db: Db) => cierres(db).orderBy('c.id', 'desc').execute();

export const findLastCierre = async (db: Db) =>
  (await cierres(db).orderBy('c.id', 'desc').limit(1).executeTakeFirst()) ?? null;

export const findCierre = async (db: Db, periodoId: number) =>
  (await cierres(db).where('c.periodo_id', '=', periodoId).executeTakeFirst()) ?? null;

export type CierreRow = Awaited<ReturnType<typeof listCierres>>[number];

/**
 * The pay of each person, in credits, as the sum of the closings from `desde` until before `hasta`.
 */
export const listPagasCerradas = (
  db: Db,
  { desde, hasta }: { readonly desde: Date; readonly hasta: Date },
) =>
  db
    .selectFrom('cierre_filas as f')
    .innerJoin('cierres as c', 'c.id', 'f.cierre_id')
    .select(['f.usuario_id as usuario', total('f.paga').as('paga')])
    .where('c.reabierto_en', 'is', null)
    .where('c.fecha', '>=', desde)
    .where('c.fecha', '<', hasta)
    .where('f.paga', '>', 0)
    .groupBy('f.usuario_id')
    .orderBy('f.usuario_id')
    .execute();

const filas = (db: Db, { id, periodo_id }: CierreRow, corte: number) =>
  db
    .selectFrom('cierre_filas as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .leftJoin(sumsOf({ periodo: periodo_id }, corte).as<'t'>('t'), 't.usuario_id', 'u.id')
    .select(['u.id', 'u.usuario', 'f.categoria_id', 'f.reducido', 'f.paga', 't.fecha'])
    .select(COUNTS)
    .where('f.cierre_id', '=', id);

/**
 * The people who were active at a closing, with their sums of its period, in Spanish order of
 * names.
 */
export const listFilas = async (db: Db, cierre: CierreRow) =>
  filas(db, cierre, await readCorte(db))
    .orderBy('u.usuario')
    .execute();

export const findFila = async (db: Db, cierre: CierreRow, usuarioId: number) =>
  (await filas(db, cierre, await readCorte(db))
    .where('u.id', '=', usuarioId)
    .executeTakeFirst()) ?? null;
