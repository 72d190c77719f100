import type { Concepto } from '@garita/domain/listapaga/describePaga';
import { type FilaPorPagar, type FilaPuesta, montoOf } from '@garita/domain/listapaga/planLista';
import { must } from '@garita/domain/must';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/Db';
import { total } from '../../db/total';

/** The credits that were paid of each period's pay. One row per person and period. */
const paidPartes = (db: Db) =>
  db
    .selectFrom('pago_partes as t')
    .innerJoin('pagos as p', 'p.id', 't.pago_id')
    .select(['p.usuario_id', 't.periodo_id'])
    .select(total('t.monto').as('pagado'))
    .where('p.pagado_en', 'is not', null)
    .groupBy(['p.usuario_id', 't.periodo_id']);

/**
 * The debts of closed periods to active people, the oldest first.
 * @param usuarioId limits the debts to one person
 */
export const listCerradasSinPagar = (db: Db, usuarioId?: number) =>
  db
    .selectFrom('cierre_filas as f')
    .innerJoin('cierres as c', 'c.id', 'f.cierre_id')
    .innerJoin('periodos as d', 'd.id', 'c.periodo_id')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin(paidPartes(db).as('t'), (join) =>
      join.onRef('t.usuario_id', '=', 'f.usuario_id').onRef('t.periodo_id', '=', 'c.periodo_id'),
    )
    .select([
      'f.usuario_id as usuario',
      'm.categoria_id as categoria',
      'c.periodo_id as periodo',
      'd.abierto_en',
      'c.fecha as cerrado_en',
      'f.paga',
    ])
    .select(sql<number>`coalesce(t.pagado, 0)`.as('pagado'))
    .select(
      sql<boolean>`f.paga > coalesce((c.requisitos -> f.categoria_id::text ->> 'paga_nomina')::int, 0)`.as(
        'conBonificacion',
      ),
    )
    .where('c.reabierto_en', 'is', null)
    .where('u.despedido_en', 'is', null)
    .whereRef('f.paga', '>', sql<number>`coalesce(t.pagado, 0)`)
    .$if(usuarioId !== undefined, (query) => query.where('f.usuario_id', '=', usuarioId as number))
    .orderBy('c.periodo_id')
    .execute();

export const findPagado = (db: Db, usuarioId: number, periodoId: number) =>
  db
    .selectFrom('pago_partes as t')
    .innerJoin('pagos as p', 'p.id', 't.pago_id')
    .select(total('t.monto').as('pagado'))
    .where('p.usuario_id', '=', usuarioId)
    .where('t.periodo_id', '=', periodoId)
    .where('p.pagado_en', 'is not', null)
    .executeTakeFirstOrThrow();

export const listPagadoOf = (db: Db, periodoId: number) =>
  db
    .selectFrom(paidPartes(db).as('t'))
    .select(['t.usuario_id as usuario', 't.pagado'])
    .where('t.periodo_id', '=', periodoId)
    .execute();

export async function listPuestas(db: Db): Promise<FilaPuesta[]> {
  const rows = await db
    .selectFrom('pagos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['p.id', 'p.usuario_id as usuario', 'p.categoria_id as categoria', 'u.despedido_en'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('pago_partes as t')
          .select(['t.periodo_id as periodo', 't.monto', 't.concepto'])
          .$narrowType<{ concepto: Concepto }>()
          .whereRef('t.pago_id', '=', 'p.id')
          .orderBy('t.periodo_id'),
      ).as('partes'),
    )
    .where('p.pagado_en', 'is', null)
    .where('p.archivado_en', 'is', null)
    .where('p.anulado_en', 'is', null)
    .execute();
  return rows.map(({ despedido_en, ...row }) => ({ ...row, isDespedido: despedido_en !== null }));
}

/** The rows of the present list that pay more than 0, the paid ones first. */
export const listEnLista = (db: Db) =>
  db
    .selectFrom('pagos')
    .select(['id', 'usuario_id', 'categoria_id', 'monto', 'creado_en'])
    .where('archivado_en', 'is', null)
    .where('monto', '>', 0)
    .orderBy('pagado_en', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();

/** Inserts rows into the pay list, without their parts. @returns the rows with their ids */
export async function insertFilas(
  tx: Db,
  filas: readonly FilaPorPagar[],
  now: Date,
): Promise<(FilaPorPagar & { id: number })[]> {
  if (filas.length === 0) return [];
  const values = JSON.stringify(
    filas.map((fila) => ({
      usuario: fila.usuario,
      categoria: fila.categoria,
      monto: montoOf(fila),
    })),
  );
  const { rows } = await sql<{ id: number; usuario_id: number }>`
    insert into pagos (usuario_id, categoria_id, monto, creado_en)
    select f.usuario, f.categoria, f.monto, ${now}::timestamptz from jsonb_to_recordset(${values}::jsonb) as f (usuario int, categoria int, monto bigint)
    order by f.usuario
    returning id, usuario_id`.execute(tx);
  const idOf = new Map(rows.map(({ id, usuario_id }) => [usuario_id, id]));
  return filas.map((fila) => ({
    ...fila,
    id: must(idOf.get(fila.usuario), 'The id of the row just inserted'),
  }));
}

/** Changes unpaid rows. The words of a row that an earlier portal brought no longer hold. */
export async function updateFilas(tx: Db, filas: readonly FilaPuesta[]): Promise<void> {
  const values = JSON.stringify(
    filas.map((fila) => ({ id: fila.id, categoria: fila.categoria, monto: montoOf(fila) })),
  );
  await sql`
    update pagos set categoria_id = f.categoria, monto = f.monto, paga = null
    from jsonb_to_recordset(${values}::jsonb) as f (id int, categoria int, monto bigint) where pagos.id = f.id`.execute(
    tx,
  );
}

/** Replaces the parts of unpaid rows. (The parts of a paid row never change.) */
export async function replacePartes(
  tx: Db,
  filas: readonly (FilaPorPagar & { readonly id: number })[],
): Promise<void> {
  if (filas.length === 0) return;
  const ids = filas.map(({ id }) => id);
  await tx
    .deleteFrom('pago_partes')
    .where('pago_id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  const values = JSON.stringify(
    filas.flatMap(({ id, partes }) => partes.map((parte) => ({ pago: id, ...parte }))),
  );
  await sql`
    insert into pago_partes (pago_id, periodo_id, monto, concepto)
    select f.* from jsonb_to_recordset(${values}::jsonb) as f (pago int, periodo int, monto bigint, concepto text)`.execute(
    tx,
  );
}

/** Removes from the list the rows that have nothing left to pay. */
export async function withdrawFilas(
  tx: Db,
  ids: readonly number[],
  encargadoId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pagos')
    .set({ anulado_en: now, anulado_por: encargadoId })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}
