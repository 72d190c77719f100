import { sql } from 'kysely';
import { behind, type Clave, newestFirst, pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { nombreDelDia } from '../../db/nombreDelDia';

export const listCambiosNombre = (db: Db, limit: number, despues: Clave | null) =>
  db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select(['c.id', 'c.anterior', 'c.nuevo', 'c.fecha', 'e.usuario as encargado'])
    .$call(pageBehind('c.fecha', 'c.id', despues, limit))
    .execute();

export const listAjustes = (db: Db, limit: number, despues: Clave | null) =>
  db
    .selectFrom('nomina as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'n.encargado_id')
    .select(['n.id', 'n.tipo', 'n.cantidad', 'n.fecha', 'u.usuario', 'e.usuario as encargado'])
    // The condition of the partial index, literally. With a parameter, the planner would not use
    // the index.
    .where(sql<boolean>`n.ajuste`)
    .$call(pageBehind('n.fecha', 'n.id', despues, limit))
    .execute();

export const listCambiosRango = (db: Db, limit: number, despues: Clave | null) =>
  db
    .selectFrom('cambios_rango as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .innerJoin('misiones as a', 'a.id', 'c.mision_anterior_id')
    .innerJoin('misiones as n', 'n.id', 'c.mision_nueva_id')
    .select(['c.id', 'c.fecha', 'u.usuario', 'e.usuario as encargado', 'c.motivo'])
    .select([nombreDelDia('a', 'c.fecha').as('anterior'), nombreDelDia('n', 'c.fecha').as('nueva')])
    .$call(pageBehind('c.fecha', 'c.id', despues, limit))
    .execute();

/**
 * A key for an entry of the log of clones. The log merges three lists, so the key combines the
 * entry's id and its list.
 */
const lugarOf = (id: string, list: 0 | 1 | 2) =>
  sql<number>`${sql.ref(id)}::bigint * 3 + ${sql.lit(list)}`;

/**
 * The registrations from an address that other accounts had used, accepted or refused, with the
 * names of those accounts.
 */
export const listRegistrosClon = (db: Db, limit: number, despues: Clave | null) =>
  db
    .selectFrom('clones_registro as r')
    .select(['r.fecha', 'r.nombre', 'r.usuario_id', lugarOf('r.id', 0).as('id')])
    .select(
      sql<
        string[]
      >`array(select u.usuario from usuarios u where u.id = any(r.coinciden) order by u.usuario, u.id)`.as(
        'otros',
      ),
    )
    .where(behind('r.fecha', lugarOf('r.id', 0), despues))
    .$call(newestFirst('r.fecha', 'r.id', limit))
    .execute();

/** The additions to the allowed list (1), or the removals from it (2). */
export const listPermisos = (db: Db, list: 1 | 2, limit: number, despues: Clave | null) => {
  const [fecha, autor] =
    list === 1 ? ['p.fecha', 'p.encargado_id'] : ['p.anulado_en', 'p.anulado_por'];
  return db
    .selectFrom('clones_permitidos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .innerJoin('usuarios as e', (join) => join.on('e.id', '=', sql.ref<number>(autor)))
    .select([sql.ref<Date>(fecha).as('fecha'), 'u.usuario', 'e.usuario as encargado'])
    .select(lugarOf('p.id', list).as('id'))
    .where(sql.ref(fecha), 'is not', null)
    .where(behind(fecha, lugarOf('p.id', list), despues))
    .orderBy(sql.ref(fecha), 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
};
