import { send } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { openTestDatabase } from '@garita/testing/database/testDatabase';
import { expect, test } from 'vitest';
import { buildApp } from '../buildApp';
import { DatabaseClosedError } from '../db/errors';

test('while the database’s state cannot be read, reads are refused for a moment and health says so', async () => {
  const database = await openTestDatabase();
  const readState = () => Promise.reject(new DatabaseClosedError('It is being opened again'));
  const db = { ...database, readState, checkHealth: async () => 'reabriendo' as const };
  const app = await buildApp({ config: testConfig(), db, contract: CONTRACT, checkAnswers: true });
  const [health, list] = [await send(app, 'health', null, {}), await send(app, 'rangos', null, {})];
  await app.close();
  await database.close();
  expect([health.httpStatus, health.body.motivo]).toEqual([503, 'reabriendo']);
  expect([list.httpStatus, list.headers['retry-after']]).toEqual([503, '1']);
});
