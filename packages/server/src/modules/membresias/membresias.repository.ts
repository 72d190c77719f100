import { foldCase } from '@garita/domain/formato/foldCase';
import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import type { Change } from '../../snapshotCache/Change';

export const listMembresias = (db: Kysely<DB>) =>
  db
    .selectFrom('membresias')
    .selectAll()
    .where('retirada_en', 'is', null)
    .orderBy('nombre')
    .orderBy('id')
    .execute();

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];

/** Locks a membership, so that two concurrent sales never extend from the same end. */
export const lockMembresia = (tx: Kysely<DB>, id: number): Promise<MembresiaRow | undefined> =>
  tx.selectFrom('membresias').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const selectVendidas = (db: Kysely<DB>) =>
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

export type VendidaRow = Awaited<
  ReturnType<ReturnType<typeof selectVendidas>['executeTakeFirstOrThrow']>
>;

export const listVendidas = (db: Kysely<DB>, pagina: Pagina): Promise<VendidaRow[]> =>
  pageOf(
    selectVendidas(db).where('v.anulado_en', 'is', null),
    { table: 'membresias_vendidas', as: 'v' },
    pagina,
  ).execute();

export const findVendida = (db: Kysely<DB>, id: number): Promise<VendidaRow | undefined> =>
  selectVendidas(db).where('v.id', '=', id).executeTakeFirst();

/** The last end before `now` and the first one after it; null where there is none. */
export async function findEnds(db: Kysely<DB>, now: Date): Promise<Change> {
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
 * The memberships of people that end between two instants without a renewal of the same membership.
 */
export const listTerminan = (db: Kysely<DB>, { desde, hasta }: { desde: Date; hasta: Date }) =>
  db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .select(['v.id', 'v.usuario_id', 'm.nombre', 'v.finaliza'])
    .where('v.anulado_en', 'is', null)
    .where('v.usuario_id', 'is not', null)
    .where('v.finaliza', '>', desde)
    .where('v.finaliza', '<=', hasta)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membresias_vendidas as o')
            .select('o.id')
            .whereRef('o.usuario_id', '=', 'v.usuario_id')
            .whereRef('o.membresia_id', '=', 'v.membresia_id')
            .where('o.anulado_en', 'is', null)
            .where((eb) =>
              eb.or([eb('o.finaliza', 'is', null), eb('o.finaliza', '>', eb.ref('v.finaliza'))]),
            ),
        ),
      ),
    )
    .orderBy('v.id')
    .execute();

/** The buyer: a person's id, or a name from outside the agency. */
export type Comprador = { readonly usuarioId: number } | { readonly externo: string };

/** A buyer's undeleted sales of a membership. External names are compared ignoring case. */
export const listIguales = (
  db: Kysely<DB>,
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

export async function insertVendida(
  tx: Kysely<DB>,
  row: {
    membresia_id: number;
    usuario_id: number | null;
    externo: string | null;
    encargado_id: number;
    fecha: Date;
    finaliza: Date | null;
    venta_id: number;
  },
): Promise<number> {
  const externo_plegado = row.externo === null ? null : foldCase(row.externo);
  return (
    await tx
      .insertInto('membresias_vendidas')
      .values({ ...row, externo_plegado })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/**
 * Deletes a sale by one conditional update, so of two concurrent deletions only one succeeds.
 * @returns whether this call deleted it.
 */
export async function annulVendida(
  tx: Kysely<DB>,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
): Promise<boolean> {
  const row = await annulling(tx.updateTable('membresias_vendidas'), { por, ahora })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const setFinaliza = (tx: Kysely<DB>, id: number, finaliza: Date) =>
  tx.updateTable('membresias_vendidas').set({ finaliza }).where('id', '=', id).execute();
