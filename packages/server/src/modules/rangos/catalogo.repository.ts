import { type Kysely, sql, type Updateable } from 'kysely';
import type { DB } from '../../db/tables';

/** The codes that each category gives by default. */
export const listPermisos = (db: Kysely<DB>) => db.selectFrom('categoria_permisos').selectAll().execute();

/** How many active people each category has; those without anybody are left out. */
export const countPersonas = (db: Kysely<DB>) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['m.categoria_id', sql<number>`count(*)::integer`.as('personas')])
    .where('u.despedido_en', 'is', null)
    .groupBy('m.categoria_id')
    .execute();

/** A category with its codes, which nobody else changes until the transaction ends; undefined for an unknown id. */
export async function lockCategoria(tx: Kysely<DB>, id: number) {
  const row = await tx.selectFrom('categorias').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) return undefined;
  const permisos = await tx.selectFrom('categoria_permisos').select('codigo').where('categoria_id', '=', id).execute();
  return { ...row, permisos: permisos.map(({ codigo }) => codigo) };
}

/** The ids of all categories, in ladder order. */
export const listCategoriaIds = async (db: Kysely<DB>): Promise<number[]> =>
  (await db.selectFrom('categorias').select('id').orderBy('id').execute()).map(({ id }) => id);

export async function updateCategoria(tx: Kysely<DB>, id: number, values: Updateable<DB['categorias']>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('categorias').set(values).where('id', '=', id).execute();
}

/** Brings the codes that a category gives to these. */
export async function replacePermisos(tx: Kysely<DB>, categoria_id: number, codigos: readonly string[]): Promise<void> {
  await tx.deleteFrom('categoria_permisos').where('categoria_id', '=', categoria_id).execute();
  const rows = [...new Set(codigos)].map((codigo) => ({ categoria_id, codigo }));
  if (rows.length > 0) await tx.insertInto('categoria_permisos').values(rows).execute();
}

/** A mission, which nobody else changes until the transaction ends; undefined for an unknown id. */
export const lockMision = (tx: Kysely<DB>, id: number) => tx.selectFrom('misiones').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function updateMision(tx: Kysely<DB>, id: number, values: Updateable<DB['misiones']>): Promise<void> {
  await tx.updateTable('misiones').set(values).where('id', '=', id).execute();
}
