import { foldCase } from '@garita/domain/formato/foldCase';
import { type Insertable, sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { RowOf } from '../../db/RowOf';
import type { DB } from '../../db/tables';
import type { Change } from '../../snapshotCache/Change';

export const listMembresias = (db: Db) =>
  db
    .selectFrom('membresias')
    .selectAll()
    .where('retirada_en', 'is', null)
    .orderBy('nombre')
    .orderBy('id')
    .execute();

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];

/**
 * Locks a membership for a sale. Without the lock, two concurrent sales to one buyer would give two
 * periods that begin at the same instant.
 */
export const lockMembresia = (tx: Db, id: number): Promise<MembresiaRow | undefined> =>
  tx.selectFrom('membresias').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const selectVendidas = (db: Db) =>
  db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .leftJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .leftJoin('ventas as s', 's.id', 'v.venta_id')
    .select([
      'v.id',
      'v.usuario_id',
      'v.externo',
      'u.usuario',
      'v.membresia_id',
      'm.nombre',
      'm.perma',
      'm.vip',
      'e.usuario as encargado',
      'v.fecha',
      'v.finaliza',
    ])
    .select(['v.venta_id', 's.credito', 's.pagado_en', 'v.anulado_en']);

export type VendidaRow = RowOf<typeof selectVendidas>;

export const listVendidas = (db: Db, pagina: Pagina): Promise<VendidaRow[]> =>
  selectVendidas(db)
    .where('v.anulado_en', 'is', null)
    .$call(pageOf({ table: 'membresias_vendidas', as: 'v' }, pagina))
    .execute();

export const findVendida = (db: Db, id: number): Promise<VendidaRow | undefined> =>
  selectVendidas(db).where('v.id', '=', id).executeTakeFirst();

/** The last end of a sold membership up to `now`, and the first end after it; null for none. */
export async function findEnds(db: Db, now: Date): Promise<Change> {
  const ends = db.selectFrom('membresias_vendidas').where('anulado_en', 'is', null);
  const row = await db
    .selectNoFrom([
      ends
        .select('finaliza')
        .where('finaliza', '<=', now)
        .orderBy('finaliza', 'desc')
        .limit(1)
        .as('last'),
      ends.select('finaliza').where('finaliza', '>', now).orderBy('finaliza').limit(1).as('next'),
    ])
    .executeTakeFirstOrThrow();
  return { last: row.last, next: row.next };
}

/**
 * The sales to people of the agency that end after `desde` and up to `hasta`. The list omits a sale
 * that a later sale of the same membership continues.
 */
export const listTerminan = (db: Db, { desde, hasta }: { desde: Date; hasta: Date }) =>
  db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .select(['v.id', 'v.usuario_id', 'm.nombre', 'v.finaliza'])
    .where('v.anulado_en', 'is', null)
    .where('v.usuario_id', 'is not', null)
    .where('v.finaliza', '>', desde)
    .where('v.finaliza', '<=', hasta)
    .where(
      sql<boolean>`not exists (
        select from membresias_vendidas o
        where o.usuario_id = v.usuario_id and o.membresia_id = v.membresia_id and o.anulado_en is null
          and (o.finaliza is null or o.finaliza > v.finaliza))`,
    )
    .orderBy('v.id')
    .execute();

/** A person's id, or a name from outside the agency. */
export type Comprador = { readonly usuarioId: number } | { readonly externo: string };

/**
 * The buyer's sales of a membership that are not deleted. Names of outsiders are compared without
 * case.
 */
export const listIguales = (
  db: Db,
  membresiaId: number,
  comprador: Comprador,
): Promise<{ id: number; finaliza: Date | null }[]> =>
  db
    .selectFrom('membresias_vendidas')
    .select(['id', 'finaliza'])
    .where('membresia_id', '=', membresiaId)
    .where('anulado_en', 'is', null)
    .where((eb) =>
      'usuarioId' in comprador
        ? eb('usuario_id', '=', comprador.usuarioId)
        : eb('externo_plegado', '=', foldCase(comprador.externo)),
    )
    .orderBy('id')
    .execute();

export const insertVendida = (
  tx: Db,
  row: Omit<Insertable<DB['membresias_vendidas']>, 'externo_plegado'>,
) =>
  inserting('membresias_vendidas')(tx, {
    ...row,
    externo_plegado: row.externo == null ? null : foldCase(row.externo),
  });

/**
 * Marks a sold membership as deleted. Of two concurrent deletions one succeeds.
 * @returns whether this call deleted the membership
 */
export const annulVendida = (
  tx: Db,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
) =>
  hasChanged(annulling(tx.updateTable('membresias_vendidas'), { por, ahora }).where('id', '=', id));

export const setFinaliza = (tx: Db, id: number, finaliza: Date) =>
  tx.updateTable('membresias_vendidas').set({ finaliza }).where('id', '=', id).execute();
