import type { DB } from '@garita/server/src/db/tables';
import { withoutConstraints } from '@garita/server/src/respaldo/withoutConstraints';
import { type Kysely, sql } from 'kysely';
import { insertTurnos } from './registros/insertTurnos';
import { insertPeriods, settlePeriods } from './registros/settlePeriods';
import { type After, hechosOf, PERIODS, planTurnos } from './registros/turnos';
import { withoutIndexes } from './registros/withoutIndexes';

const LOGS = ['fichajes', 'tiempos', 'tiempos_registro', 'ascensos', 'nomina', 'bitacora'] as const;
const TABLES = [...LOGS, 'periodos', 'cierres'] as const;

export const countRecords = (count: number): After =>
  count === 0
    ? {
        fichajes: 0,
        tiempos: 0,
        tiempos_registro: 0,
        ascensos: 0,
        nomina: 0,
        bitacora: 0,
        periodos: 0,
        cierres: 0,
      }
    : { ...planTurnos(count).filas, periodos: PERIODS, cierres: PERIODS };

async function readLast(tx: Kysely<DB>): Promise<After> {
  const each = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<{
        last: number;
      }>`select coalesce(max(id), 0)::int as last from ${sql.table(table)}`.execute(tx);
      return [table, rows[0]?.last ?? 0] as const;
    }),
  );
  return Object.fromEntries(each) as After;
}

/**
 * Adds `count` records to the logs that searches read: clock-ins, times and their acts, promotions,
 * the payroll, the audit log. The records are spread over all people and over the 360 days before
 * `hasta`. They have pay periods of their own, which are closed and paid. SQL generates a million
 * records in seconds. The same people always get the same rows.
 * @param after the last ids in use; if omitted, the function reads them from the tables
 */
export async function insertRecords(
  tx: Kysely<DB>,
  count: number,
  hasta: Date,
  after?: After,
): Promise<void> {
  if (count === 0) return;
  const { turnos, sueltas } = planTurnos(count);
  const from = after ?? (await readLast(tx));
  await insertPeriods(tx, hasta, from);
  // Checking constraints and updating indexes for each row would take twice as long as at the end.
  await withoutConstraints(tx, () =>
    withoutIndexes(tx, LOGS, () => insertTurnos(tx, hechosOf(turnos, hasta, from), from)),
  );
  const nomina = from.nomina + planTurnos(count).filas.nomina - sueltas;
  await sql`
    insert into nomina (id, usuario_id, periodo_id, tipo, cantidad, fecha, motivo)
    select ${nomina}::int + n, (select min(id) from usuarios where despedido_en is null), ${from.periodos + PERIODS}::int, 'asistencia', 1,
      ${hasta}::timestamptz - interval '1 hour', 'Asistencia' from generate_series(1, ${sueltas}::int) as n`.execute(
    tx,
  );
  await settlePeriods(tx, from);
  for (const table of TABLES)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    );
}
