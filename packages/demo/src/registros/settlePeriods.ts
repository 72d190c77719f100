import { earnedPay } from '@garita/domain/nomina/paga';
import type { DB } from '@garita/server/src/db/tables';
import { readRequisitos } from '@garita/server/src/modules/nomina/cierre.service';
import { type Kysely, sql } from 'kysely';
import { type After, PERIODS, periodBegin } from './turnos';

export async function insertPeriods(
  tx: Kysely<DB>,
  hasta: Date,
  { periodos }: After,
): Promise<void> {
  await sql`
    insert into periodos (id, abierto_en, cerrado_en)
    select ${periodos}::int + 1 + n, ${periodBegin(hasta, sql`n`)}, ${periodBegin(hasta, sql`(n + 1)`)} from generate_series(0, ${PERIODS - 1}::int) as n`.execute(
    tx,
  );
}

const LOGROS = (periodos: number) => sql<{
  periodo: number;
  usuario: number;
  categoria: number;
  ascensos: number;
  asistencias: number;
  times: number;
}>`
  select n.periodo_id as periodo, n.usuario_id as usuario, m.categoria_id as categoria,
    coalesce(sum(n.cantidad) filter (where n.tipo = 'ascenso'), 0) as ascensos,
    coalesce(sum(n.cantidad) filter (where n.tipo = 'asistencia'), 0) as asistencias,
    coalesce(sum(n.cantidad) filter (where n.tipo = 'minutos'), 0) as times
  from nomina n join usuarios u on u.id = n.usuario_id join misiones m on m.id = u.mision_id
  where n.periodo_id > ${periodos}::int and n.periodo_id <= ${periodos + PERIODS}::int
  group by 1, 2, 3`;

/**
 * Closes the records' periods. Each closing has a row for each person. A pay is marked as paid a
 * day later, and archived.
 */
export async function settlePeriods(tx: Kysely<DB>, { periodos, cierres }: After): Promise<void> {
  const requisitos = await readRequisitos(tx);
  const pagas = (await LOGROS(periodos).execute(tx)).rows.flatMap(
    ({ periodo, usuario, categoria, ...logros }) => {
      const asked = requisitos[categoria];
      const paga = asked ? earnedPay(logros, asked, false) : 0;
      return paga > 0
        ? [
            {
              periodo,
              usuario,
              paga,
              concepto: paga > (asked?.paga_nomina ?? 0) ? 'ambas' : 'nomina',
            },
          ]
        : [];
    },
  );
  const pagaRows = sql`jsonb_to_recordset(${JSON.stringify(pagas)}::jsonb) as p (periodo int, usuario int, paga int, concepto text)`;
  const owner = sql`(select id from usuarios where permiso_sys order by id limit 1)`;
  await sql`
    insert into cierres (id, periodo_id, fecha, encargado_id, personas, anotaciones, pagas, monto, requisitos)
    select d.id - ${periodos}::int + ${cierres}::int, d.id, d.cerrado_en, ${owner}, coalesce(n.personas, 0), coalesce(n.anotaciones, 0),
      coalesce(p.pagas, 0), coalesce(p.monto, 0), ${JSON.stringify(requisitos)}::jsonb
    from periodos d
    left join (select periodo_id, count(distinct usuario_id)::int as personas, count(*)::int as anotaciones from nomina group by 1) n on n.periodo_id = d.id
    left join (select periodo, count(*)::int as pagas, sum(paga) as monto from ${pagaRows} group by 1) p on p.periodo = d.id
    where d.id > ${periodos}::int and d.id <= ${periodos + PERIODS}::int order by d.id`.execute(tx);
  await sql`
    insert into cierre_filas (cierre_id, usuario_id, categoria_id, reducido, paga)
    select c.id, u.id, m.categoria_id, false, coalesce(p.paga, 0)
    from cierres c cross join usuarios u join misiones m on m.id = u.mision_id
    left join ${pagaRows} on p.periodo = c.periodo_id and p.usuario = u.id
    where c.id > ${cierres}::int and c.id <= ${cierres + PERIODS}::int and u.despedido_en is null`.execute(
    tx,
  );
  await sql`
    with nuevos as (
      insert into pagos (usuario_id, categoria_id, monto, creado_en, pagado_en, pagado_por, archivado_en, archivado_por)
      select f.usuario_id, f.categoria_id, f.paga, c.fecha, c.fecha + interval '1 day', ${owner}, c.fecha + interval '2 days', ${owner}
      from cierre_filas f join cierres c on c.id = f.cierre_id
      where f.paga > 0 and c.id > ${cierres}::int and c.id <= ${cierres + PERIODS}::int order by c.id, f.usuario_id
      returning id, usuario_id, creado_en)
    insert into pago_partes (pago_id, periodo_id, monto, concepto)
    select n.id, c.periodo_id, p.paga, p.concepto
    from nuevos n join cierres c on c.fecha = n.creado_en and c.id > ${cierres}::int and c.id <= ${cierres + PERIODS}::int
    join ${pagaRows} on p.periodo = c.periodo_id and p.usuario = n.usuario_id`.execute(tx);
}
