import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runUpkeep } from './scheduleUpkeep';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const countOf = async (table: 'sesiones' | 'intentos' | 'accesos_fallidos' | 'claves_idempotencia') =>
  (await agency.db.selectFrom(table).selectAll().execute()).length;
const counts = async () => ({
  sesiones: await countOf('sesiones'),
  intentos: await countOf('intentos'),
  fallidos: await countOf('accesos_fallidos'),
  claves: await countOf('claves_idempotencia'),
});
const upkeep = () => runUpkeep(agency.db, agency.now());

test('forgets each thing when it has served its time, and no sooner', async () => {
  const key = await agency.keyOf('Agente');
  await agency.call('changeConfig', { key, body: { op: 'app' }, headers: { 'idempotency-key': 'una-clave-larga' } });
  await agency.call('login', { body: { usuario: 'Oficial', clave: 'mal' } });
  expect(await counts()).toEqual({ sesiones: 1, intentos: 3, fallidos: 1, claves: 1 });
  agency.pass({ minutes: 14 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 3, fallidos: 1, claves: 1 });
  agency.pass({ minutes: 2 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 1, claves: 1 });
  agency.pass({ days: 1 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 1, claves: 0 });
  agency.pass({ days: 30 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 0, claves: 0 });
  expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
  agency.pass({ days: 334 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(0);
});

test('a session that was ended still says for a while from where its person came', async () => {
  await agency.call('logout', { as: 'Agente' });
  agency.pass({ days: 90 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(1);
  agency.pass({ days: 1 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(0);
});
