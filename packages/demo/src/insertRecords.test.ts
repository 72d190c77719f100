import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertRecords } from './insertRecords';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const LOGS = ['fichajes', 'tiempos', 'tiempos_registro', 'ascensos', 'nomina', 'bitacora'] as const;
const counts = async () => {
  const each = LOGS.map(
    (log) => sql`(select count(*)::int from ${sql.table(log)}) as ${sql.ref(log)}`,
  );
  return (
    await sql<Record<(typeof LOGS)[number], number>>`select ${sql.join(each)}`.execute(agency.db)
  ).rows[0] as Record<(typeof LOGS)[number], number>;
};
const total = (of: Record<string, number>) =>
  Object.values(of).reduce((sum, count) => sum + count, 0);

test.each([1, 18, 19, 700, 2_006])(
  'insertRecords adds exactly %d consistent records, in all searchable logs',
  async (count) => {
    const before = await counts();
    await insertRecords(agency.db, count, agency.now());
    const after = await counts();
    expect(total(after) - total(before)).toBe(count);
    const turnos = Math.floor(count / 19);
    expect(after.tiempos_registro - before.tiempos_registro).toBe(4 * turnos);
    expect(after.bitacora - before.bitacora).toBe(8 * turnos);
    expect(await findDisagreements(agency.db)).toEqual([]);
  },
);

test('added records lie in the past 360 days, in order of time, and concern every supervised person', async () => {
  const { now, db } = { now: agency.now(), db: agency.db };
  for (const log of LOGS)
    if (log !== 'bitacora') await sql`truncate ${sql.table(log)} cascade`.execute(db);
  await insertRecords(db, 3_000, now);
  const { rows } = await sql<Record<string, number | boolean>>`
    select max(fecha) <= ${now} as detras, min(fecha) >= ${now}::timestamptz - interval '360 days' as dentro,
      (select count(distinct usuario_id)::int from fichajes) as gente,
      (select bool_and(entrada >= anterior) from (select entrada, lag(entrada, 1, entrada) over (order by id) as anterior from fichajes) as f) as en_orden
    from nomina`.execute(db);
  expect(rows).toEqual([{ detras: true, dentro: true, gente: 4, en_orden: true }]);
});

test('acts in the portal succeed after records were added', async () => {
  await insertRecords(agency.db, 100, agency.now());
  await sql`delete from solicitudes`.execute(agency.db);
  expect((await agency.call('actionFichar', { as: 'Agente', body: { op: 0 } })).httpStatus).toBe(
    200,
  );
  const body = { id: await agency.idOf('Agente'), opcion: 0, requisitos: 1, cantidad: 1 };
  expect((await agency.call('ajustarNomina', { as: 'Fundadora', body })).httpStatus).toBe(200);
});
