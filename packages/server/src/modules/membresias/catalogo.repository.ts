import { type Insertable, sql, type Updateable } from 'kysely';
import { countRows } from '../../db/countRows';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';
import { nombreMembresia } from './nombreMembresia';

type Row = Omit<Insertable<DB['membresias']>, 'nombre_plegado' | 'nombre_homonimo'>;

/**
 * Inserts a membership. The unique index rejects the name of another membership on offer. @returns
 * the new row's id
 */
export const insertMembresia = (tx: Db, row: Row) =>
  inserting('membresias')(tx, { ...row, ...nombreMembresia(row.nombre) });

export async function updateMembresia(
  tx: Db,
  id: number,
  { nombre, ...values }: Updateable<DB['membresias']>,
): Promise<void> {
  const columns = { ...values, ...(typeof nombre === 'string' && nombreMembresia(nombre)) };
  await tx.updateTable('membresias').set(columns).where('id', '=', id).execute();
}

export const countVendidas = (db: Db, id: number) =>
  countRows(
    db
      .selectFrom('membresias_vendidas')
      .where('membresia_id', '=', id)
      .where('anulado_en', 'is', null),
  );

/**
 * All memberships in Spanish order of names, withdrawn memberships included. `vendidas` counts the
 * sales that are not deleted.
 */
export const listCatalogo = (db: Db) =>
  db
    .selectFrom('membresias as m')
    .selectAll('m')
    .select(
      sql<number>`(select count(*)::int from membresias_vendidas v where v.membresia_id = m.id and v.anulado_en is null)`.as(
        'vendidas',
      ),
    )
    .orderBy('m.nombre')
    .orderBy('m.id')
    .execute();

export const listNombresMembresias = (db: Db) =>
  db.selectFrom('membresias').select(['id', 'nombre']).execute();
