import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/Db';
import type { DB } from '../../db/tables';

/** The number of active people by category. A category without people is absent. */
export const countPersonas = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['m.categoria_id', sql<number>`count(*)::integer`.as('personas')])
    .where('u.despedido_en', 'is', null)
    .groupBy('m.categoria_id')
    .execute();

/** Locks a category in use; undefined for an unknown id. */
export async function lockCategoria(tx: Db, id: number) {
  const row = await tx
    .selectFrom('categorias')
    .selectAll()
    .where('id', '=', id)
    .where('activa', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { activa: _, asciende_nivel: __, ...columns } = row;
  const permisos = await tx
    .selectFrom('categoria_permisos')
    .select('codigo')
    .where('categoria_id', '=', id)
    .execute();
  return { ...columns, permisos: permisos.map(({ codigo }) => codigo) };
}

export const listCategoriaIds = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('categorias')
      .select('id')
      .where('activa', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

export async function updateCategoria(
  tx: Db,
  id: number,
  values: Updateable<DB['categorias']>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('categorias').set(values).where('id', '=', id).execute();
}

export async function replacePermisos(
  tx: Db,
  categoria_id: number,
  codigos: readonly string[],
): Promise<void> {
  await tx.deleteFrom('categoria_permisos').where('categoria_id', '=', categoria_id).execute();
  const rows = [...new Set(codigos)].map((codigo) => ({ categoria_id, codigo }));
  if (rows.length > 0) await tx.insertInto('categoria_permisos').values(rows).execute();
}

/** Locks a mission in use; undefined if the mission is unknown or not in use. */
export const lockMision = (tx: Db, id: number) =>
  tx
    .selectFrom('misiones')
    .selectAll()
    .where('id', '=', id)
    .where('retirada_en', 'is', null)
    .where(
      sql<boolean>`exists (select from categorias c where c.id = misiones.categoria_id and c.activa)`,
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates a mission. Past records keep the old name. */
export async function updateMision(
  tx: Db,
  id: number,
  values: Updateable<DB['misiones']>,
  ahora: Date,
): Promise<void> {
  if (values.nombre !== undefined) await keepNombre(tx, id, values.nombre, ahora);
  await tx.updateTable('misiones').set(values).where('id', '=', id).execute();
}

/**
 * Keeps the present name as a former one. If two renames have the same instant, the name in between
 * is lost.
 */
const keepNombre = (tx: Db, id: number, nuevo: string, ahora: Date) =>
  sql`
    insert into misiones_nombres (mision_id, hasta, nombre)
    select id, ${ahora}::timestamptz, nombre from misiones where id = ${id} and nombre <> ${nuevo}
    on conflict do nothing`.execute(tx);
