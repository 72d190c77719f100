import type { Origen } from '@garita/domain/ascensos/origen';
import { type Kysely, sql } from 'kysely';
import type { Espera } from '../../db/countWaiting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { total } from '../../db/total';

/** What promotion rules need of the active people. */
const selectPromotables = (db: Kysely<DB>) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.firma',
      'usuarios.rango_desde',
      'usuarios.permiso_sys',
      'misiones.id as mision_id',
      'misiones.nombre as mision',
    ])
    .select([
      'categorias.id as categoria_id',
      'categorias.tiempo_ascenso',
      'categorias.asciende_hasta',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('solicitudes')
            .select('solicitudes.id')
            .whereRef('solicitudes.usuario_id', '=', 'usuarios.id')
            .where('solicitudes.estado', '=', 'pendiente'),
        )
        .as('pendiente'),
    )
    .where('usuarios.despedido_en', 'is', null);

/** Of one of them; nobody when unknown or dismissed. */
export const promotable = prepareQuery(
  'persona que asciende',
  (db, place: Places<{ id: number }>) =>
    selectPromotables(db).where('usuarios.id', '=', place('id')),
);

/** Of all of them, in order of name. */
export const listPromotables = (db: Kysely<DB>) =>
  selectPromotables(db).orderBy('usuarios.usuario').orderBy('usuarios.id').execute();

/**
 * How many active people, without one, have waited long enough and have no request, and when the first of them had. Mission by mission, each from an index
 * that begins with those who have waited longest.
 */
export const turnosQueTocan = prepareQuery(
  'turnos que tocan',
  (
    _,
    place: Places<{
      misiones: number[];
      sys: boolean[];
      esperas: number[];
      salvo: number;
      now: Date;
    }>,
  ) => sql<Espera>`
    select ${total('de.cuantos')} as cuantos, min(de.desde) as desde
    from unnest(${place('misiones')}::int[], ${place('sys')}::bool[], ${place('esperas')}::float8[]) as t(mision, sys, espera),
      lateral (
        select count(*) as cuantos, min(u.rango_desde) + t.espera * interval '1 millisecond' as desde
        from usuarios u
        where u.mision_id = t.mision and u.permiso_sys = t.sys and u.despedido_en is null
          and u.rango_desde <= ${place('now')}::timestamptz - t.espera * interval '1 millisecond'
          and u.id <> ${place('salvo')}::int
          and not exists (select 1 from solicitudes s where s.usuario_id = u.id and s.estado = 'pendiente')) as de`,
);

export type PromotableRow = Awaited<ReturnType<typeof promotable>>[number];

/**
 * Who gave a person a mission last, and how; undefined when nobody did. Whatever moves somebody other than by a promotion is kept twice, by its own
 * log and by that of given missions, at the same moment: the former says how.
 */
export const findGiver = (
  db: Kysely<DB>,
  { id, mision_id }: Pick<PromotableRow, 'id' | 'mision_id'>,
) => {
  const given = <
    T extends 'ascensos' | 'degrados' | 'traslados' | 'misiones_vendidas' | 'cambios_rango',
  >(
    table: T,
    origen: Origen,
    orden: number,
  ) =>
    db
      .selectFrom(table as 'ascensos')
      .select([
        'encargado_id',
        'fecha',
        sql<Origen>`${sql.lit(origen)}`.as('origen'),
        sql<number>`${sql.lit(orden)}`.as('orden'),
      ])
      .where('usuario_id', '=', id)
      .where('mision_nueva_id', '=', mision_id);
  const bought = db
    .selectFrom('pagos')
    .select(['pagado_por as encargado_id', sql<Date>`pagado_en`.as('fecha')])
    .select([sql<Origen>`'paga'`.as('origen'), sql<number>`0`.as('orden')])
    .where('usuario_id', '=', id)
    .where('mision_id', '=', mision_id)
    .where('pagado_en', 'is not', null);
  const all = given('ascensos', 'ascenso', 0)
    .unionAll(given('degrados', 'degrado', 0))
    .unionAll(given('traslados', 'traslado', 0))
    .unionAll(given('misiones_vendidas', 'venta', 0))
    .unionAll(bought)
    .unionAll(given('cambios_rango', 'edicion', 1));
  return db
    .selectFrom(all.as('dada'))
    .leftJoin('usuarios', 'usuarios.id', 'dada.encargado_id')
    .select(['usuarios.usuario', 'dada.origen'])
    .orderBy('dada.fecha', 'desc')
    .orderBy('dada.orden')
    .limit(1)
    .executeTakeFirst();
};

interface Ascenso {
  readonly usuario_id: number;
  readonly encargado_id: number | null;
  readonly mision_anterior_id: number | null;
  readonly mision_nueva_id: number;
  readonly fecha: Date;
  readonly solicitud_id: number | null;
}

/** Adds one row to the promotion log and gives its id. */
export const insertAscenso = prepareQuery('ascenso', (db, place: Places<Ascenso>) =>
  db
    .insertInto('ascensos')
    .values({
      usuario_id: place('usuario_id'),
      encargado_id: place('encargado_id'),
      mision_anterior_id: place('mision_anterior_id'),
      mision_nueva_id: place('mision_nueva_id'),
      fecha: place('fecha'),
      solicitud_id: place('solicitud_id'),
    })
    .returning('id'),
);
