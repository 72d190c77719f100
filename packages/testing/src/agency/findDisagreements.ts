import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { WRONG_SUMS } from './findWrongSums';

/** For each rule, a query for the rows that violate it. */
const RULES: Readonly<Record<string, string>> = {
  'un cierre que no suma lo que pagan sus filas': `
    select c.id from cierres c where c.monto <> (select coalesce(sum(f.paga), 0) from cierre_filas f where f.cierre_id = c.id)
      or c.pagas <> (select count(*) from cierre_filas f where f.cierre_id = c.id and f.paga > 0)`,
  'un cierre que no cuenta las anotaciones de su periodo': `
    select c.id from cierres c where c.reabierto_en is null and c.anotaciones <> (select count(*) from nomina n where n.periodo_id = c.periodo_id)`,
  'un periodo cerrado sin su único cierre': `
    select p.id from periodos p where p.cerrado_en is not null
      and 1 <> (select count(*) from cierres c where c.periodo_id = p.id and c.reabierto_en is null)`,
  'otra cosa que un periodo abierto': `select 1 where 1 <> (select count(*) from periodos where cerrado_en is null)`,
  'un tiempo confirmado dos veces': `select tiempo_id from nomina where tiempo_id is not null group by usuario_id, tiempo_id having count(*) > 1`,
  'un tiempo confirmado que no está en la nómina': `
    select t.id from tiempos t where t.cierre = 'confirmado' and t.minutos > 0
      and not exists (select 1 from nomina n where n.tiempo_id = t.id and n.usuario_id = t.usuario_id)`,
  'alguien con dos fichajes abiertos': `select usuario_id from fichajes where salida is null group by usuario_id having count(*) > 1`,
  'alguien con dos tiempos': `select usuario_id from tiempos where cerrado_en is null group by usuario_id having count(*) > 1`,
  'alguien con dos estados': `select usuario_id from estados where anulado_en is null group by usuario_id having count(*) > 1`,
  'una membresía con la venta de otra': `select venta_id from membresias_vendidas where venta_id is not null group by venta_id having count(*) > 1`,
  'una membresía cuya venta no está': `
    select m.id from membresias_vendidas m left join ventas v on v.id = m.venta_id where m.venta_id is not null and v.id is null`,
  'una suma guardada que no es la de sus anotaciones': WRONG_SUMS,
  'un acto que no es de quien es su tiempo': `
    select r.id from tiempos_registro r join tiempos t on t.id = r.tiempo_id where r.usuario_id <> t.usuario_id`,
  'alguien despedido sin despido en pie, o al revés': `
    select u.id from usuarios u where (u.despedido_en is not null) <> exists (select 1 from despidos d where d.usuario_id = u.id and d.ingreso_en is null)`,
};

/** Checks that an agency's ledgers agree. @returns the violated rules, with the rows */
export async function findDisagreements(db: Kysely<DB>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, rule] of Object.entries(RULES)) {
    const { rows } = await sql.raw(rule).execute(db);
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows)}`);
  }
  return wrong;
}
