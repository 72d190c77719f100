import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertRecords, minutesAgoOf } from './insertRecords';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const MINUTES = 400 * 24 * 60;

test('as many entries as asked for, over everybody who is there, none of them to come', async () => {
  const count = 700;
  await agency.db.deleteFrom('nomina').execute();
  await insertRecords(agency.db, count, agency.now());
  const { rows } = await sql<{ total: number; gente: number; futuras: number }>`
    select count(*)::int as total, count(distinct usuario_id)::int as gente, count(*) filter (where fecha > ${agency.now()})::int as futuras
    from nomina`.execute(agency.db);
  const { total: active } = await agency.db
    .selectFrom('usuarios')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('despedido_en', 'is', null)
    .executeTakeFirstOrThrow();
  expect(rows).toEqual([{ total: count, gente: Number(active), futuras: 0 }]);
});

test('millions of them have a moment within 400 days too', async () => {
  const { rows } = await sql<{ minutos: number }>`
    select ${minutesAgoOf(sql`i`)} as minutos from generate_series(1, 50000000, 999983) as i`.execute(agency.db);
  expect(rows).toHaveLength(51);
  expect(rows.filter(({ minutos }) => minutos < 0 || minutos >= MINUTES)).toEqual([]);
  expect(new Set(rows.map(({ minutos }) => minutos)).size).toBe(rows.length);
});
