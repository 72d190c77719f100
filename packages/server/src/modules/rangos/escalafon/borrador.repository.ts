import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB } from '../../../db/tables';

/**
 * The missions that are not retired, on switched-off levels too, in ladder order, with their number
 * of active people.
 */
export const listMisionesConPersonas = (db: Kysely<DB>) =>
  db
    .selectFrom('misiones as m')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('usuarios')
          .select(['mision_id', sql<number>`count(*)::integer`.as('personas')])
          .where('despedido_en', 'is', null)
          .groupBy('mision_id')
          .as('p'),
      (join) => join.onRef('p.mision_id', '=', 'm.id'),
    )
    .selectAll('m')
    .select(sql<number>`coalesce(p.personas, 0)`.as('personas'))
    .where('m.retirada_en', 'is', null)
    .orderBy('m.categoria_id')
    .orderBy('m.posicion')
    .execute();

/** Defers the unique constraint on positions, so that missions can swap places. */
export const deferPosiciones = (tx: Kysely<DB>) =>
  sql`set constraints misiones_posicion_unica deferred`.execute(tx);

export const putCategoria = (
  tx: Kysely<DB>,
  row: Insertable<DB['categorias']> & { id: number },
) => {
  const { id: _, ...values } = row;
  return tx
    .insertInto('categorias')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values as Updateable<DB['categorias']>),
    )
    .execute();
};

/** Stores up to which position a category promotes, and the level that this position meant. */
export const setAlcance = (
  tx: Kysely<DB>,
  id: number,
  alcance: { asciende_hasta: number; asciende_nivel: number },
) => tx.updateTable('categorias').set(alcance).where('id', '=', id).execute();

export const insertMision = async (
  tx: Kysely<DB>,
  row: Insertable<DB['misiones']>,
): Promise<number> =>
  (await tx.insertInto('misiones').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const retireMisiones = (tx: Kysely<DB>, ids: readonly number[], ahora: Date) =>
  tx
    .updateTable('misiones')
    .set({ retirada_en: ahora })
    .where('id', 'in', [...ids])
    .execute();

/** Numbers the missions of a category in this order, the retired ones last. */
export const setPosiciones = (tx: Kysely<DB>, categoriaId: number, ids: readonly number[]) =>
  sql`update misiones set posicion = orden.posicion
    from (select id, row_number() over (order by array_position(${sql.val([...ids])}::int[], id) nulls last, posicion, id) as posicion
      from misiones where categoria_id = ${categoriaId}) as orden
    where misiones.id = orden.id and misiones.posicion <> orden.posicion`.execute(tx);
