import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { total } from '../../db/total';
import { readCorte, sumsOf } from './sumas.repository';

export interface TramoRow {
  readonly activas: number;
  readonly minutos: number;
  readonly ascensos: number;
  readonly asistencias: number;
}

export interface ParteRow {
  readonly id: number;
  readonly usuario: string;
  readonly categoria_id: number;
  readonly minutos: number;
}

interface TramosRow {
  readonly tramos: (TramoRow & { readonly tramo: number })[] | null;
  readonly cantidades: number[] | null;
  readonly partes: ParteRow[] | null;
}

/**
 * The credits of each time span, and the active people with the most minutes in all spans together.
 * A sum below 0 counts as 0.
 * @param most how many people to name, those with the most minutes first
 * @returns also the minutes of each person with more than 0, in no order
 */
export async function listTramos(
  db: Db,
  spans: readonly { readonly desde: Date; readonly hasta: Date }[],
  most: number,
) {
  const corte = await readCorte(db);
  const parts = spans.map(
    (span, i) =>
      sql`select ${i}::int as tramo, s.usuario_id, s.ascensos, s.asistencias, s.times from ${sumsOf(span, corte)} as s`,
  );
  const { rows } = await sql<TramosRow>`
    with todo as materialized (${sql.join(parts, sql` union all `)}),
    tramos as (
      select tramo, (count(*) filter (where times > 0 or ascensos > 0 or asistencias > 0))::int as activas, greatest(0, ${total('times')}) as minutos,
        greatest(0, ${total('ascensos')}) as ascensos, greatest(0, ${total('asistencias')}) as asistencias
      from todo group by tramo),
    personas as materialized (select usuario_id, ${total('times')} as minutos from todo group by usuario_id having sum(times) > 0),
    partes as (
      select u.id, u.usuario, m.categoria_id, p.minutos
      from personas p join usuarios u on u.id = p.usuario_id join misiones m on m.id = u.mision_id
      where u.despedido_en is null order by p.minutos desc, u.usuario limit ${most})
    select (select json_agg(tramos) from tramos) as tramos, (select json_agg(minutos) from personas) as cantidades,
      (select json_agg(partes order by minutos desc, usuario) from partes) as partes`.execute(db);
  const row = rows[0];
  const found = new Map((row?.tramos ?? []).map(({ tramo, ...counts }) => [tramo, counts]));
  const NADA: TramoRow = { activas: 0, minutos: 0, ascensos: 0, asistencias: 0 };
  return {
    tramos: spans.map((_, i) => found.get(i) ?? NADA),
    cantidades: row?.cantidades ?? [],
    partes: row?.partes ?? [],
  };
}
