import { OPERATIONS } from '@garita/api-client/operations';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import type { CONTRACT } from '@garita/testing/contract/testContract';
import { expect, test } from 'vitest';

test('the demo’s audit log tells what was done, in its order, by writes of the contract', async () => {
  const db = await openTestDemo();
  const rows = await db.selectFrom('bitacora').selectAll().orderBy('id').execute();
  expect(rows.length).toBeGreaterThan(30);
  const operaciones = [...new Set(rows.map(({ operacion }) => operacion))];
  expect(operaciones.length).toBeGreaterThan(6);
  expect(operaciones.filter((id) => OPERATIONS[id as (typeof CONTRACT.operations)[number]['id']]?.effect !== 'write')).toEqual([]);
  const moments = rows.map(({ fecha }) => fecha.getTime());
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(Math.max(...moments)).toBeLessThanOrEqual(DEMO_NOW.getTime());
});

test('its fines are the fines that there are', async () => {
  const db = await openTestDemo();
  const noted = await db.selectFrom('bitacora').select('objetivo_id').where('operacion', '=', 'sendMulta').orderBy('objetivo_id').execute();
  const multas = await db.selectFrom('multas').select('id').orderBy('id').execute();
  expect(noted.map(({ objetivo_id }) => objetivo_id)).toEqual(multas.map(({ id }) => id));
});
