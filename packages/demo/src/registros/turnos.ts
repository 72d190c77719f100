import { type RawBuilder, sql } from 'kysely';

/** How many days the records cover. */
const DAYS = 360;
export const PERIODS = 24;
const PERIOD_SECONDS = (DAYS / PERIODS) * 86_400;
/** The longest shift. A shift ends in the same period in which it begins. */
const LONGEST_SECONDS = 2 * 3_600;

/**
 * How many rows a shift has in each log. A shift consists of a clock-in, a time with a pause, a
 * promotion, a roll call and a clock-out.
 */
const TURNO = {
  fichajes: 1,
  tiempos: 1,
  tiempos_registro: 4,
  ascensos: 1,
  nomina: 4,
  bitacora: 8,
} as const;
export type Log = keyof typeof TURNO;
const ROWS = Object.values(TURNO).reduce((sum: number, rows) => sum + rows, 0);

/**
 * Divides a number of records into shifts and single attendances. `filas` has the rows of each log.
 */
export function planTurnos(count: number) {
  const [turnos, sueltas] = [Math.floor(count / ROWS), count % ROWS];
  const filas = Object.fromEntries(
    Object.entries(TURNO).map(([log, rows]) => [log, rows * turnos]),
  ) as Record<Log, number>;
  return { turnos, sueltas, filas: { ...filas, nomina: filas.nomina + sueltas } };
}

export type After = Readonly<Record<Log | 'periodos' | 'cierres', number>>;

/**
 * The beginning of a period of the records. The first period is 0, and the last one ends at
 * `hasta`.
 */
export const periodBegin = (hasta: Date, period: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`${hasta}::timestamptz - make_interval(secs => ${PERIOD_SECONDS}::float8 * (${PERIODS} - ${period}))`;

/**
 * The shifts as queries for a `with`. `hechos` has the number `i`, the person (`p`, `usuario`), the
 * senior (`a`), the promotion, the time's begin (`t`) and confirmation (`fin`), `minutos`, the
 * period and the ids. Only people of the lower ranks have shifts. The shifts are spread evenly over
 * the days, so that ids follow time.
 */
export const hechosOf = (turnos: number, hasta: Date, after: After): RawBuilder<unknown> => sql`
  gente as (
    select u.id, u.usuario, m.categoria_id > (select (max(categoria_id) + 1) / 2 from misiones) as es_alto
    from usuarios u join misiones m on m.id = u.mision_id where u.despedido_en is null),
  bajos as (select id, usuario, row_number() over (order by id) - 1 as n from gente where not es_alto),
  altos as (select id, row_number() over (order by id) - 1 as n from gente where es_alto),
  escala as (
    select id as anterior, nombre as de, lead(id) over escalon as nueva, lead(nombre) over escalon as mision, row_number() over escalon - 1 as n
    from misiones window escalon as (order by categoria_id, posicion)),
  total as (select (select count(*) from bajos) as bajos, (select count(*) from altos) as altos, (select count(*) from escala) - 1 as pasos),
  -- The numbers of a shift's people are computed before the joins: with arithmetic in the join conditions PostgreSQL would use nested loops.
  cuando as (
    select i, (i - 1) * ${PERIODS} / ${Math.max(1, turnos)}::int as periodo, ((i - 1) * ${PERIODS} % ${Math.max(1, turnos)}::int)::float8 / ${Math.max(1, turnos)}::int as parte,
      (i * 7919 + i / bajos) % bajos as bajo, (i * 31 + i / 7) % altos as alto, i % pasos as paso
    from total, generate_series(1, ${turnos}::bigint) as i),
  hechos as (
    select i, b.id as p, b.usuario, a.id as a, e.anterior, e.nueva, e.de, e.mision, t, (20 + i % 61)::int as minutos, t + make_interval(mins => (29 + i % 61)::int) as fin,
      (${after.periodos}::int + 1 + periodo)::int as periodo, (${after.fichajes}::int + i)::int as fichaje, (${after.tiempos}::int + i)::int as tiempo,
      (${after.ascensos}::int + i)::int as ascenso
    from cuando c
    cross join lateral (select ${periodBegin(hasta, sql`c.periodo`)} + make_interval(secs => c.parte * ${PERIOD_SECONDS - LONGEST_SECONDS}::float8) as t) as hora
    join bajos b on b.n = c.bajo
    join altos a on a.n = c.alto
    join escala e on e.n = c.paso)`;
