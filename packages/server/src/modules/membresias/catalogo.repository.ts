import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB } from '../../db/tables';
import { nombreMembresia } from './nombreMembresia';

type Row = Omit<Insertable<DB['membresias']>, 'nombre_plegado' | 'nombre_homonimo'>;

/** Locks a membership against changes and sales; undefined for an unknown id. */
export const lockMembresia = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('membresias').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const insertMembresia = async (tx: Kysely<DB>, row: Row): Promise<number> =>
  (
    await tx
      .insertInto('membresias')
      .values({ ...row, ...nombreMembresia(row.nombre) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export async function updateMembresia(
  tx: Kysely<DB>,
  id: number,
  { nombre, ...values }: Updateable<DB['membresias']>,
): Promise<void> {
  const columns = { ...values, ...(typeof nombre === 'string' && nombreMembresia(nombre)) };
  await tx.updateTable('membresias').set(columns).where('id', '=', id).execute();
}

export async function countVendidas(db: Kysely<DB>, id: number): Promise<number> {
  const { vendidas } = await db
    .selectFrom('membresias_vendidas')
    .select(sql<number>`count(*)::int`.as('vendidas'))
    .where('membresia_id', '=', id)
    .where('anulado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return vendidas;
}

/** Every membership, withdrawn ones too, in Spanish order of names, with its number of sales. */
export const listCatalogo = (db: Kysely<DB>) =>
  db
    .selectFrom('membresias as m')
    .selectAll('m')
    .select((eb) =>
      eb
        .selectFrom('membresias_vendidas as v')
        .select(sql<number>`count(*)::int`.as('vendidas'))
        .whereRef('v.membresia_id', '=', 'm.id')
        .where('v.anulado_en', 'is', null)
        .as('vendidas'),
    )
    .orderBy('m.nombre')
    .orderBy('m.id')
    .execute();

export const listNombresMembresias = (db: Kysely<DB>) =>
  db.selectFrom('membresias').select(['id', 'nombre']).execute();
