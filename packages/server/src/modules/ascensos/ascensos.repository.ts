import type { Origen } from '@garita/domain/ascensos/origen';
import { sql } from 'kysely';
import type { Espera } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { total } from '../../db/total';
import type { PromotableRow } from './promocion.repository';

/**
 * Counts people other than `salvo` who have waited long enough and have no pending proposal.
 * `desde` is the instant when the first of these waits ended.
 */
export const turnosQueTocan = prepareQuery(
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
 * The logs that record how a person got a mission. Of two rows with one instant, the row of the
 * earlier log in this list counts.
 */
const GIVEN = [
  ['ascensos', 'ascenso'],
  ['degrados', 'degrado'],
  ['traslados', 'traslado'],
  ['misiones_vendidas', 'venta'],
  ['cambios_rango', 'edicion'],
] as const satisfies readonly (readonly [keyof DB, Origen])[];

/**
 * The user who last gave a person their mission, and how. A move by `moveTo` has a row in
 * `cambios_rango`. Unless the move was an edit, another log also has a row of the same instant, and
 * that log says how the person got the mission.
 */
interface Giver {
  readonly usuario: string | null;
  readonly firma: string | null;
  readonly fecha: Date;
  readonly origen: Origen;
}

export async function findGiver(
  db: Db,
  { id, mision_id }: Pick<PromotableRow, 'id' | 'mision_id'>,
): Promise<Giver | undefined> {
  const given = GIVEN.map(
    ([table, origen], orden) => sql`
      select encargado_id, fecha, ${sql.lit(origen)} as origen, ${sql.lit(orden)} as orden
      from ${sql.table(table)} where usuario_id = ${id} and mision_nueva_id = ${mision_id}`,
  );
  const { rows } = await sql<Giver>`
    select u.usuario, u.firma, d.fecha, d.origen from (
      ${sql.join(given, sql` union all `)}
      union all select pagado_por, pagado_en, 'paga', 0 from pagos
      where usuario_id = ${id} and mision_id = ${mision_id} and pagado_en is not null) as d
    left join usuarios u on u.id = d.encargado_id order by d.fecha desc, d.orden limit 1`.execute(
    db,
  );
  return rows[0];
}
