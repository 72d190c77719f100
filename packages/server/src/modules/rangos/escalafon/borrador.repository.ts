import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/Db';
import { inserting } from '../../../db/inserting';
import type { DB } from '../../../db/tables';

/**
 * The missions in ladder order, also of inactive levels, with their number of active people.
 */
export const listMisionesConPersonas = (db: Db) =>
  db
    .selectFrom('misiones as m')
    .selectAll('m')
    .select(
      sql<number>`(select count(*)::integer from usuarios where mision_id = m.id and despedido_en is null)`.as(
        'personas',
      ),
    )
    .where('m.retirada_en', 'is', null)
    .orderBy('m.categoria_id')
    .orderBy('m.posicion')
    .execute();

/** Defers the unique constraint on positions, so that missions can swap places. */
export const deferPosiciones = (tx: Db) =>
  sql`set constraints misiones_posicion_unica deferred`.execute(tx);

export const putCategoria = (tx: Db, row: Insertable<DB['categorias']> & { id: number }) => {
  const { id: _, ...values } = row;
  return tx
    .insertInto('categorias')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values as Updateable<DB['categorias']>),
    )
    .execute();
};

/**
 * Stores how high a category's people may promote. `asciende_hasta` is a place in the list of
 * active categories, 0 for none. `asciende_nivel` is the level of the category at that place.
 */
export const setAlcance = (
  tx: Db,
  id: number,
  alcance: { asciende_hasta: number; asciende_nivel: number },
) => tx.updateTable('categorias').set(alcance).where('id', '=', id).execute();

export const insertMision = inserting('misiones');

export const retireMisiones = (tx: Db, ids: readonly number[], ahora: Date) =>
  tx
    .updateTable('misiones')
    .set({ retirada_en: ahora })
    .where('id', 'in', [...ids])
    .execute();

/** Numbers the missions of a category in the order of `ids`; the retired missions come last. */
export const setPosiciones = (tx: Db, categoriaId: number, ids: readonly number[]) =>
  sql`update misiones set posicion = orden.posicion
    from (select id, row_number() over (order by array_position(${sql.val([...ids])}::int[], id) nulls last, posicion, id) as posicion
      from misiones where categoria_id = ${categoriaId}) as orden
    where misiones.id = orden.id and misiones.posicion <> orden.posicion`.execute(tx);
