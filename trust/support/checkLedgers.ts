import { openDatabase } from '@garita/server/src/db/openDatabase';
import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import type { Writer } from './Writer';

/** What a consistent agency has none of: each query gives what is wrong. */
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
  'alguien despedido sin despido en pie, o al revés': `
    select u.id from usuarios u where (u.despedido_en is not null) <> exists (select 1 from despidos d where d.usuario_id = u.id and d.ingreso_en is null)`,
};

type Counts = ReadonlyMap<string, number>;

/** How often the log says that each call was made. */
async function countAudits(db: Kysely<DB>): Promise<Counts> {
  const rows = await db
    .selectFrom('bitacora')
    .select(['operacion', ({ fn }) => fn.countAll<number>().as('times')])
    .groupBy('operacion')
    .execute();
  return new Map(rows.map(({ operacion, times }) => [operacion, Number(times)]));
}

const open = <Result>(place: { dataDir: string } | { databaseUrl: string }, use: (db: Kysely<DB>) => Promise<Result>): Promise<Result> =>
  openDatabase(place).then((database) => use(database.kysely).finally(() => database.close()));

type Place = Parameters<typeof open>[0];

/** What the log held before anybody wrote. */
export const readAudits = (place: Place): Promise<Counts> => open(place, countAudits);

/**
 * Looks into the database of a portal that has ended.
 * @param before what the log held when the writers began
 * @returns what is wrong, in words: nothing, where all that was answered was done once and the ledgers agree with each other.
 */
export const checkLedgers = (place: Place, writers: readonly Writer[], before: Counts): Promise<string[]> =>
  open(place, async (db) => {
    const wrong: string[] = [];
    const wanted = new Map<string, number>();
    for (const { operation } of writers.flatMap((writer) => writer.answered)) wanted.set(operation, (wanted.get(operation) ?? 0) + 1);
    const now = await countAudits(db);
    for (const [operation, times] of wanted) {
      const done = (now.get(operation) ?? 0) - (before.get(operation) ?? 0);
      if (done !== times) wrong.push(`${operation}: ${times} contestadas y ${done} anotadas en la bitácora`);
    }
    const { kept } = await db
      .selectFrom('claves_idempotencia')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    const keyed = [...wanted.values()].reduce((sum, times) => sum + times, 0);
    if (Number(kept) !== keyed) wrong.push(`${keyed} claves de idempotencia contestadas y ${kept} guardadas`);
    for (const [what, rule] of Object.entries(RULES)) {
      const { rows } = await sql.raw(rule).execute(db);
      if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows)}`);
    }
    return wrong;
  });
