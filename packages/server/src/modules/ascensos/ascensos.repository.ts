import type { Origen } from '@garita/domain/ascensos/origen';
import { sql } from 'kysely';
import type { Espera } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { total } from '../../db/total';
import type { PromotableRow } from './promocion.repository';

/**
 * People except `salvo` who have waited long enough without a request, and when the first wait
 * ended.
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

/**
 * The user who last gave a person their mission, and how; undefined when there is none. A move
 * other than a promotion has two rows of one instant: its own log, which says how, and
 * `cambios_rango`.
 */
export const findGiver = (db: Db, { id, mision_id }: Pick<PromotableRow, 'id' | 'mision_id'>) => {
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
