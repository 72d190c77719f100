import type { Concepto } from '@garita/domain/listapaga/describePaga';
import { sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { newestFirst } from '../../db/behind';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { RowOf } from '../../db/RowOf';

/**
 * Locks the pay list. Every write of the list locks people first and then the list. So a refresh
 * sees every payment.
 */
export const lockLista = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('listapaga', 0))`.execute(tx);

const selectPagos = (db: Db) =>
  db
    .selectFrom('pagos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .leftJoin('usuarios as e', 'e.id', 'p.pagado_por')
    .leftJoin('misiones as m', 'm.id', 'p.mision_id')
    .select([
      'p.id',
      'p.usuario_id',
      'u.usuario',
      'u.mision_id as actual_id',
      'u.despedido_en',
      'p.categoria_id',
      'p.monto',
      'p.creado_en',
      'p.pagado_en',
      'p.archivado_en',
    ])
    .select([
      'p.anulado_en',
      'p.gastado',
      'p.paga',
      'e.usuario as encargado',
      nombreDelDia('m', 'p.pagado_en').as('ascenso'),
    ])
    .select(
      sql<
        Concepto[]
      >`array(select t.concepto from pago_partes t where t.pago_id = p.id order by t.periodo_id)`.as(
        'conceptos',
      ),
    );

export type PagoRow = RowOf<typeof selectPagos>;

/** The rows of the list, in Spanish order of names. */
export const listPagos = (db: Db) =>
  selectPagos(db)
    .where('p.archivado_en', 'is', null)
    .where('p.anulado_en', 'is', null)
    .orderBy('u.usuario')
    .orderBy('p.id')
    .execute();

/** Unpaid rows of active people, the oldest first. */
export const listPorPagar = (db: Db) =>
  selectPagos(db)
    .where('p.archivado_en', 'is', null)
    .where('p.anulado_en', 'is', null)
    .where('p.pagado_en', 'is', null)
    .where('u.despedido_en', 'is', null)
    .orderBy('p.creado_en')
    .execute();

interface Momentos {
  readonly desde: Date;
  readonly hasta: Date;
}

/** Whether more than `most` rows were created between the two instants. */
export const hasMorePagosBetween = async (
  db: Db,
  { desde, hasta }: Momentos,
  most: number,
): Promise<boolean> =>
  (await db
    .selectFrom('pagos as p')
    .select('p.id')
    .where('p.creado_en', '>=', desde)
    .where('p.creado_en', '<', hasta)
    .where('p.anulado_en', 'is', null)
    .offset(most)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const listPagosBetween = (db: Db, { desde, hasta }: Momentos) =>
  selectPagos(db)
    .where('p.creado_en', '>=', desde)
    .where('p.creado_en', '<', hasta)
    .where('p.anulado_en', 'is', null)
    .orderBy('u.usuario')
    .orderBy('p.id')
    .execute();

export const listPagados = (db: Db, usuarioId: number, limit: number) =>
  selectPagos(db)
    .where('p.usuario_id', '=', usuarioId)
    .where('p.pagado_en', 'is not', null)
    .$call(newestFirst('p.pagado_en', 'p.id', limit))
    .execute();

export const findPago = (db: Db, id: number) =>
  selectPagos(db).where('p.id', '=', id).executeTakeFirst();

interface Payment {
  readonly id: number;
  readonly encargadoId: number;
  readonly ahora: Date;
  /** The bought mission, and its price in credits. */
  readonly compra?: { readonly misionId: number; readonly gastado: number };
}

/** Marks a row as paid. @returns false for an archived, withdrawn or already paid row */
export const markPagado = (tx: Db, { id, encargadoId, ahora, compra }: Payment) =>
  hasChanged(
    tx
      .updateTable('pagos')
      .set({
        pagado_en: ahora,
        pagado_por: encargadoId,
        ...(compra && { mision_id: compra.misionId, gastado: compra.gastado }),
      })
      .where('id', '=', id)
      .where('pagado_en', 'is', null)
      .where('archivado_en', 'is', null)
      .where('anulado_en', 'is', null),
  );

/**
 * Marks a row as unpaid. @returns false for an archived or unpaid row, and for a row that was spent
 * on a mission
 */
export const unmarkPagado = (tx: Db, id: number) =>
  hasChanged(
    tx
      .updateTable('pagos')
      .set({ pagado_en: null, pagado_por: null })
      .where('id', '=', id)
      .where('pagado_en', 'is not', null)
      .where('archivado_en', 'is', null)
      .where('mision_id', 'is', null),
  );

/**
 * Withdraws a person's unpaid row. `joinPartes` then adds its parts to another row.
 * @returns the row's id; undefined without an unpaid row
 */
export const withdrawUnpaid = (
  tx: Db,
  { usuarioId, encargadoId, ahora }: { usuarioId: number; encargadoId: number; ahora: Date },
) =>
  annulling(tx.updateTable('pagos'), { por: encargadoId, ahora })
    .where('usuario_id', '=', usuarioId)
    .where('pagado_en', 'is', null)
    .where('archivado_en', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Adds the parts and the amount of the row `fromId` to the row `pagoId`, period by period. */
export async function joinPartes(
  tx: Db,
  { pagoId, fromId }: { pagoId: number; fromId: number },
): Promise<void> {
  await sql`
    insert into pago_partes (pago_id, periodo_id, monto, concepto)
    select ${pagoId}::int, periodo_id, monto, concepto from pago_partes where pago_id = ${fromId}
    on conflict (pago_id, periodo_id) do update set monto = pago_partes.monto + excluded.monto, concepto = 'ambas'`.execute(
    tx,
  );
  await tx
    .updateTable('pagos')
    .set((eb) => ({
      monto: sql<number>`monto + ${eb.selectFrom('pagos').select('monto').where('id', '=', fromId)}`,
    }))
    .where('id', '=', pagoId)
    .execute();
}

/** Archives every row of the list, paid or not. @returns how many rows it archived */
export async function archivePagos(tx: Db, encargadoId: number, now: Date): Promise<number> {
  const archived = await tx
    .updateTable('pagos')
    .set({ archivado_en: now, archivado_por: encargadoId })
    .where('archivado_en', 'is', null)
    .where('anulado_en', 'is', null)
    .returning('id')
    .execute();
  return archived.length;
}
