import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/tables';

/** How many days the entries go back. */
const DAYS = 400;

/** When the entry of number `i` happened, in minutes before now: neighbours far apart, so that few of them spread as well as many. */
export const minutesAgoOf = (i: RawBuilder<unknown>): RawBuilder<number> => sql`(${i}::bigint * 7919 % ${sql.lit(DAYS * 24 * 60)})::int`;

/** Spreads a number of attendance and minute entries over everybody and the last 400 days; the database makes them itself, a million in seconds. */
export async function insertRecords(tx: Kysely<DB>, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  await sql`
    with gente as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from usuarios where despedido_en is null),
         primero as (select min(id) as id from periodos)
    insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo, encargado_id)
    select g.id, p.id, case when i % 3 = 0 then 'asistencia' else 'minutos' end, case when i % 3 = 0 then 1 else 5 + i % 55 end,
           ${now}::timestamptz - make_interval(mins => ${minutesAgoOf(sql`i`)}), 'Registro de prueba', null
    from generate_series(1, ${count}::int) as i
    join gente g on g.n = i % g.total
    cross join primero p`.execute(tx);
}
