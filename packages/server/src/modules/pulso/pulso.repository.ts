import type { OperationId } from '@garita/api-client/access';
import { HORAS_LARGO } from '@garita/domain/fichajes/fichaje';
import type { GrupoCalor } from '@garita/domain/pulso/calor';
import type { GrupoRetencion } from '@garita/domain/pulso/retencion';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { total } from '../../db/total';

interface Span {
  readonly desde: Date;
  readonly hasta: Date;
}

/**
 * Arrivals (also returns) and departures, per day of the agency's zone. A day without arrivals and
 * departures is absent.
 */
export async function listMovimientos(db: Db, { desde, hasta }: Span, zona: string) {
  const dayOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${zona}, 'YYYY-MM-DD')`;
  const { rows } = await sql<{ que: 'entradas' | 'salidas'; dia: string; cuantos: number }>`
    select que, dia, count(*)::int as cuantos from (
      select 'entradas' as que, ${dayOf('registrado_en')} as dia from usuarios where registrado_en >= ${desde} and registrado_en < ${hasta}
      union all select 'entradas', ${dayOf('ingreso_en')} from despidos where ingreso_en >= ${desde} and ingreso_en < ${hasta}
      union all select 'salidas', ${dayOf('fecha')} from despidos where fecha >= ${desde} and fecha < ${hasta}) as todo
    group by que, dia`.execute(db);
  return rows;
}

/**
 * The clock-ins by their hour of the week and by the hours until the exit. The query omits
 * clock-ins of more than {@link HORAS_LARGO} hours, which are too long to be real.
 */
export async function listCalor(
  db: Db,
  { inicio, final, zona }: { inicio: string; final: string; zona: string },
) {
  const { rows } = await sql<GrupoCalor>`
    select hueco, despues, count(*)::int as cuantos,
      ${total(sql`case when despues = 0 then dura else 3600 - tras_entrada end`)} as primeros, ${total(sql`case when despues = 0 then 0 else tras_salida end`)} as ultimos
    from (
      select (extract(isodow from e)::int - 1) * 24 + extract(hour from e)::int as hueco,
        (extract(epoch from date_trunc('hour', s) - date_trunc('hour', e)) / 3600)::int as despues,
        extract(epoch from s - e)::int as dura,
        extract(epoch from e - date_trunc('hour', e))::int as tras_entrada, extract(epoch from s - date_trunc('hour', s))::int as tras_salida
      from (
        select date_trunc('second', entrada at time zone ${zona}) as e, date_trunc('second', salida at time zone ${zona}) as s from fichajes
        where dia >= ${inicio}::date and dia <= ${final}::date and salida > entrada and salida <= entrada + make_interval(hours => ${HORAS_LARGO}::int)) as horas
      where s > e) as partes
    group by hueco, despues`.execute(db);
  return rows;
}

/**
 * The people by the month in which they arrived and, if they are dismissed, the month in which they
 * left. Months of the agency's zone.
 */
export async function listRetencion(db: Db, desde: Date, zona: string) {
  const monthOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${zona}, 'YYYY-MM')`;
  const { rows } = await sql<GrupoRetencion>`
    select mes, salio, count(*)::int as cuantos from (
      select ${monthOf('registrado_en')} as mes, ${monthOf('despedido_en')} as salio from usuarios where registrado_en >= ${desde}) as personas
    group by mes, salio`.execute(db);
  return rows;
}

/**
 * The instant since when the portal knows each active person: their arrival, last return or import,
 * whichever is the latest. The arrival of an imported person may be long before the import. The
 * query reads all returns once, because a subquery per person would scan them each time.
 */
export const listLlegadas = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('despidos')
          .select((d) => ['usuario_id', d.fn.max('ingreso_en').as('ingreso')])
          .where('ingreso_en', 'is not', null)
          .groupBy('usuario_id')
          .as('v'),
      (join) => join.onRef('v.usuario_id', '=', 'u.id'),
    )
    .leftJoin('bitacora as b', (join) =>
      join
        .onRef('b.objetivo_id', '=', 'u.id')
        .on('b.operacion', '=', 'darDeAlta' satisfies OperationId),
    )
    .select(['u.id', sql<Date>`greatest(u.registrado_en, v.ingreso, b.fecha)`.as('llegada')])
    .where('u.despedido_en', 'is', null)
    .execute();
