import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** The newest changes of names. */
export const listCambiosNombre = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('cambios_nombre as c')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .select(['c.id', 'c.anterior', 'c.nuevo', 'c.fecha', 'e.usuario as encargado'])
    .orderBy('c.fecha', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** The newest corrections of the payroll. */
export const listAjustes = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('nomina as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'n.encargado_id')
    .select(['n.id', 'n.tipo', 'n.cantidad', 'n.fecha', 'u.usuario', 'e.usuario as encargado'])
    // As it stands in the index: a parameter would keep it from being used.
    .where(sql<boolean>`n.ajuste`)
    .orderBy('n.fecha', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

/** The newest ranks given by hand. */
export const listCambiosRango = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('cambios_rango as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'c.encargado_id')
    .innerJoin('misiones as a', 'a.id', 'c.mision_anterior_id')
    .innerJoin('misiones as n', 'n.id', 'c.mision_nueva_id')
    .select(['c.id', 'c.fecha', 'u.usuario', 'e.usuario as encargado', 'a.nombre as anterior', 'n.nombre as nueva'])
    .orderBy('c.fecha', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** The newest registrations where others had been before, made or refused, and who they were. */
export const listRegistrosClon = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('clones_registro as r')
    .select(['r.id', 'r.fecha', 'r.nombre', 'r.usuario_id'])
    .select(sql<string[]>`array(select u.usuario from usuarios u where u.id = any(r.coinciden) order by u.usuario, u.id)`.as('otros'))
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();

/** The newest who were put on the allowed list. */
export const listPermisos = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('clones_permitidos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'p.encargado_id')
    .select(['p.id', 'p.fecha', 'u.usuario', 'e.usuario as encargado'])
    .orderBy('p.fecha', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();

/** The newest who were taken off it. */
export const listPermisosQuitados = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('clones_permitidos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'p.anulado_por')
    .select(['p.id', sql<Date>`p.anulado_en`.as('fecha'), 'u.usuario', 'e.usuario as encargado'])
    .where('p.anulado_en', 'is not', null)
    .orderBy('p.anulado_en', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
