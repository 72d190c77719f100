import { OPERATIONS } from '@garita/api-client/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CONTRACT } from '../testing/testContract';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { seedDemo } from './seedDemo';

const NOW = new Date('2026-11-21T18:30:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.kysely, { personas: 40, registros: 0 }, NOW, async () => 'nada');
});
afterAll(() => database.close());

test('the demo’s audit log tells what was done, in its order, by writes of the contract', async () => {
  const rows = await database.kysely.selectFrom('bitacora').selectAll().orderBy('id').execute();
  expect(rows.length).toBeGreaterThan(30);
  const operaciones = [...new Set(rows.map(({ operacion }) => operacion))];
  expect(operaciones.length).toBeGreaterThan(6);
  expect(operaciones.filter((id) => OPERATIONS[id as (typeof CONTRACT.operations)[number]['id']]?.effect !== 'write')).toEqual([]);
  const moments = rows.map(({ fecha }) => fecha.getTime());
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(Math.max(...moments)).toBeLessThanOrEqual(NOW.getTime());
});

test('its fines are the fines that there are', async () => {
  const noted = await database.kysely.selectFrom('bitacora').select('objetivo_id').where('operacion', '=', 'sendMulta').orderBy('objetivo_id').execute();
  const multas = await database.kysely.selectFrom('multas').select('id').orderBy('id').execute();
  expect(noted.map(({ objetivo_id }) => objetivo_id)).toEqual(multas.map(({ id }) => id));
});
