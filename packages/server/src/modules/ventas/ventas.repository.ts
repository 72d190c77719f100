import { sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Pagina, pageOf } from '../../db/pageOf';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { total } from '../../db/total';

export type OrigenVenta = 'membresia' | 'mision' | 'traslado';

export const listVentas = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('ventas as v')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .leftJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .leftJoin('usuarios as p', 'p.id', 'v.pagado_por')
    .select([
      'v.id',
      'v.encargado_id',
      'p.usuario as pagador',
      'e.usuario as encargado',
      'v.usuario_id',
      'u.usuario',
    ])
    .select(['v.externo', 'v.descripcion', 'v.credito', 'v.fecha', 'v.pagado_en'])
    .where('v.anulado_en', 'is', null)
    .$call(pageOf({ table: 'ventas', as: 'v' }, pagina))
    .execute();

export type VentaRow = Awaited<ReturnType<typeof listVentas>>[number];

/**
 * The sellers who must hand credits over, each with the amount and the last sale, in the order of
 * names.
 */
export async function listPendientes(db: Db) {
  const { rows } = await sql<{ encargado: string; pendiente: number; fecha: Date }>`
    with deudas as (
      select encargado_id, ${total('credito')} as pendiente from ventas
      where pagado_en is null and anulado_en is null group by encargado_id having sum(credito) > 0)
    select e.usuario as encargado, d.pendiente, ultima.fecha
    from deudas d join usuarios e on e.id = d.encargado_id
    cross join lateral (
      select fecha from ventas where encargado_id = d.encargado_id and anulado_en is null
      order by fecha desc limit 1) as ultima
    order by e.usuario, e.id`.execute(db);
  return rows;
}

/**
 * Counts the sellers who must hand credits over, with the oldest of their sales.
 * @param place.salvo a seller who does not count, because no user marks their own sales
 */
export const ventasPorEntregar = prepareQuery((db, place: Places<{ salvo: number }>) =>
  db
    .selectFrom('ventas')
    .select([
      sql<number>`count(distinct encargado_id)::int`.as('cuantos'),
      sql<Date | null>`min(fecha)`.as('desde'),
    ])
    .where('pagado_en', 'is', null)
    .where('anulado_en', 'is', null)
    .where('credito', '>', 0)
    .where('encargado_id', '<>', place('salvo')),
);

/** Locks a sale, even an annulled one; undefined for an unknown id. */
export const lockVenta = (tx: Db, id: number) =>
  tx
    .selectFrom('ventas')
    .select(['id', 'encargado_id', 'descripcion', 'credito', 'pagado_en', 'anulado_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Records the instant when the credits were handed over, and the user who recorded the handover.
 * Null undoes both.
 */
export const setPagado = (tx: Db, id: number, pagado: { en: Date; por: number } | null) =>
  tx
    .updateTable('ventas')
    .set({ pagado_en: pagado?.en ?? null, pagado_por: pagado?.por ?? null })
    .where('id', '=', id)
    .where('anulado_en', 'is', null)
    .execute();

export const insertVenta = inserting('ventas');

/** Annuls a sale that is neither paid nor annulled. @returns whether this call annulled it */
export const annulUnpaid = (tx: Db, { id, ...who }: { id: number; por: number; ahora: Date }) =>
  hasChanged(
    annulling(tx.updateTable('ventas'), who).where('id', '=', id).where('pagado_en', 'is', null),
  );
