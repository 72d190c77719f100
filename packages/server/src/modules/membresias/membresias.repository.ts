import { foldCase } from '@garita/domain/formato/foldCase';
import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import type { Change } from '../../snapshotCache/Change';

/** The memberships that can be sold, in Spanish order of their names. */
export const listMembresias = (db: Kysely<DB>) =>
  db
    .selectFrom('membresias')
    .selectAll()
    .where('retirada_en', 'is', null)
    .orderBy('nombre')
    .orderBy('id')
    .execute();

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];

/** One of them, held: what is sold or deleted of it waits, so that two sellers never begin at the same end. */
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

/** The sales that stand, the newest first. */
export const listVendidas = (db: Kysely<DB>, pagina: Pagina): Promise<VendidaRow[]> =>
  pageOf(
    selectVendidas(db).where('v.anulado_en', 'is', null),
    { table: 'membresias_vendidas', as: 'v' },
    pagina,
  ).execute();

/** One sale, deleted ones too. */
export const findVendida = (db: Kysely<DB>, id: number): Promise<VendidaRow | undefined> =>
  selectVendidas(db).where('v.id', '=', id).executeTakeFirst();

/** When the last membership that is over ended, and when the next one will; null while none is, or will be. */
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

/** The memberships of people that end between two moments and go on with no other of the same. */
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

/** Who bought: a person's id, or the name of somebody outside the agency. */
export type Comprador = { readonly usuarioId: number } | { readonly externo: string };

/** The sales of a membership to a buyer that stand. Names outside the agency are the same whatever their case. */
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

/** Adds a sale. @returns its id. */
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

/** Deletes a sale if nobody has yet: one conditional update, so of two one changes nothing. @returns whether this was the one. */
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
