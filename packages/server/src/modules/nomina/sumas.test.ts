import { findWrongSums } from '@garita/testing/agency/findWrongSums';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOpenPeriod, getNomina, readNomina } from './nomina.service';
import { keepNominaSums } from './sumas.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const people = ['Agente', 'Recluta', 'Cabo', 'Oficial'];
const adjust = async (i: number) =>
  agency.call('ajustarNomina', {
    as: 'Fundadora',
    body: {
      id: await agency.idOf(people[i % people.length] as string),
      opcion: 0,
      requisitos: i % 3,
      cantidad: 1 + (i % 7),
    },
  });
const filas = async () => (await agency.call('allNomina', { as: 'Fundadora' })).body[0];
const ofToday = async () => (await agency.call('nominaWeek', { as: 'Fundadora' })).body;

test('credits while the sums are stored are neither lost nor counted twice', async () => {
  await Promise.all(
    Array.from({ length: 24 }, (_, i) => (i % 6 === 5 ? keepNominaSums(agency.db, 2) : adjust(i))),
  );
  const before = [await filas(), await ofToday()];
  expect(await findWrongSums(agency.db)).toEqual([]);
  await keepNominaSums(agency.db);
  expect(await findWrongSums(agency.db)).toEqual([]);
  expect(await keepNominaSums(agency.db)).toBe(0);
  expect([await filas(), await ofToday()]).toEqual(before);
  const total = await sql<{ libro: number; sumas: number }>`
    select (select sum(cantidad)::int from nomina) as libro, (select sum(ascensos + asistencias + minutos)::int from nomina_sumas) as sumas`.execute(
    agency.db,
  );
  expect(total.rows[0]?.sumas).toBe(total.rows[0]?.libro);
});

test('payroll sums stored in batches equal sums stored at once', async () => {
  await keepNominaSums(agency.db);
  for (let i = 0; i < 7; i++) await adjust(i);
  const before = [await filas(), await ofToday()];
  expect(await keepNominaSums(agency.db, 3)).toBe(7);
  expect(await findWrongSums(agency.db)).toEqual([]);
  expect([await filas(), await ofToday()]).toEqual(before);
  expect(await keepNominaSums(agency.db, 3)).toBe(0);
});

test('storing the payroll sums waits for an uncommitted entry, and includes it', async () => {
  await adjust(0);
  const { id } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const usuario_id = await agency.idOf('Agente');
  let kept: Promise<number> | undefined;
  await agency.db.transaction().execute(async (tx) => {
    await tx.selectFrom('periodos').select('id').where('id', '=', id).forShare().execute();
    await sql`insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo) values (${usuario_id}, ${id}, 'minutos', 5, ${agency.now()}, 'Prueba')`.execute(
      tx,
    );
    kept = keepNominaSums(agency.db);
    // The upkeep must wait for this transaction. Otherwise it could pass this entry by: an entry
    // with a higher id may commit earlier.
    await sql`select pg_sleep(0.05)`.execute(tx);
  });
  expect(await kept).toBeGreaterThanOrEqual(2);
  expect(await keepNominaSums(agency.db)).toBe(0);
});

test('the payroll’s JSON written by the database equals the server’s exactly', async () => {
  const { db } = agency;
  await db
    .updateTable('categorias')
    .set({
      nomina_ascenso: 0,
      nomina_asistencia: 0,
      nomina_times: 2,
      boni_times: 4,
      paga_nomina: 7,
    })
    .execute();
  for (let i = 0; i < 10; i++) await adjust(i);
  await db
    .updateTable('usuarios')
    .set({ usuario: 'Ñ"\\🚓' })
    .where('usuario', '=', 'Agente')
    .execute();
  const same = async () => {
    const read = await readNomina(db, (await findOpenPeriod(db)).id, agency.now());
    expect(read[1].length).toBeGreaterThan(1);
    expect((await getNomina(db, agency.now())).text).toBe(JSON.stringify(read));
  };
  await same();
  await keepNominaSums(db);
  await same();
});

test('a portal that is not set up stores no sums', async () => {
  await agency.empty();
  expect(await keepNominaSums(agency.db)).toBe(0);
});

test('the payroll’s days follow the agency’s zone, though the sums are stored by UTC day', async () => {
  const day = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 6, 0) + minutes * 60_000);
  const { id } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const usuario_id = await agency.idOf('Agente');
  // The entries are from the last minute of the day before to the first minute of the day after, in
  // Mexico City.
  for (const minutes of [-1, 0, 700, 1439, 1440])
    await sql`insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo) values (${usuario_id}, ${id}, 'minutos', 100, ${day(minutes)}, 'Prueba')`.execute(
      agency.db,
    );
  const read = async (inicio: string, final: string) =>
    (
      await agency.call('allNominaPorFecha', { as: 'Fundadora', body: { inicio, final } })
    ).body[0].find((f: { id: number }) => f.id === usuario_id).times;
  const all = async () => [
    await read('2026-11-18', '2026-11-18'),
    await read('2026-11-17', '2026-11-18'),
    await read('2026-11-17', '2026-11-19'),
  ];
  const before = await all();
  expect(before[0]).toBe(300);
  await keepNominaSums(agency.db);
  expect(await all()).toEqual(before);
});
