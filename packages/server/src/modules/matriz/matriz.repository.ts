import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/Db';

export const findDuenia = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id as usuario', 'm.categoria_id as id_categoria'])
    .where('u.permiso_sys', '=', true)
    .executeTakeFirst();

/** The active people with a permission code. It is one query, so the answer is consistent. */
export const listQuienes = (db: Db, codigo: string) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('categorias as c', 'c.id', 'm.categoria_id')
    .leftJoin('categoria_permisos as p', (join) =>
      join.onRef('p.categoria_id', '=', 'c.id').on('p.codigo', '=', codigo),
    )
    .leftJoin('excepciones as x', (join) =>
      join.onRef('x.usuario_id', '=', 'u.id').on('x.codigo', '=', codigo),
    )
    .select([
      'u.id',
      'u.usuario',
      'u.permiso_sys',
      'c.id as categoria_id',
      'c.nombre as categoria',
      'p.codigo as de_categoria',
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('usuarios as e')
          .select(['e.id as encargado', 'e.usuario as encargadoNombre', 'x.fecha'])
          .whereRef('e.id', '=', 'x.encargado_id'),
      ).as('de_excepcion'),
    )
    .where('u.despedido_en', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.permiso_sys', '=', true),
        eb('p.codigo', 'is not', null),
        eb('x.codigo', 'is not', null),
      ]),
    )
    .orderBy('c.id', 'desc')
    .orderBy('u.usuario')
    .orderBy('u.id')
    .execute();

const activas = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('categorias as c', 'c.id', 'm.categoria_id')
    .where('u.despedido_en', 'is', null)
    .where('u.permiso_sys', '=', false);

export const hasOthers = async (db: Db): Promise<boolean> =>
  (await activas(db).select('u.id').limit(1).executeTakeFirst()) !== undefined;

/**
 * The permission codes that active people other than the owner have. `asc` counts only for people
 * of a category that may promote.
 */
export async function listCodigosEnUso(db: Db): Promise<ReadonlySet<string>> {
  const rows = await activas(db)
    .innerJoin('categoria_permisos as p', 'p.categoria_id', 'c.id')
    .select('p.codigo')
    .where((eb) => eb.or([eb('p.codigo', '<>', 'asc'), eb('c.asciende_hasta', '>', 0)]))
    .union(
      activas(db)
        .innerJoin('excepciones as x', 'x.usuario_id', 'u.id')
        .select('x.codigo')
        .where((eb) => eb.or([eb('x.codigo', '<>', 'asc'), eb('c.asciende_hasta', '>', 0)])),
    )
    .execute();
  return new Set(rows.map(({ codigo }) => codigo));
}
