import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVendidas } from '../modules/membresias/membresias.service';
import { getMisionesVendidas } from '../modules/misiones/misiones.service';
import { getPendientes, getVentas } from '../modules/ventas/ventas.service';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

const NOW = new Date('2026-11-21T18:30:00.000Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.kysely, DEFAULT_SIZE, NOW, async () => 'nada');
});
afterAll(() => database.close());

test('every membership of the demo has its sale: running, over, outside and for ever', async () => {
  const sold = await getVendidas(database.kysely, NOW);
  expect(sold.filter(({ credito }) => credito === null)).toEqual([]);
  expect(new Set(sold.map(({ estado }) => estado))).toEqual(new Set(['Activa', 'Terminada']));
  expect(sold.some(({ externo }) => externo === 1)).toBe(true);
  expect(sold.some(({ perma }) => perma === 1)).toBe(true);
});

test('some of what was sold is paid and some is owed, by more than one; nothing lies in the future', async () => {
  const ventas = await getVentas(database.kysely);
  expect(new Set(ventas.map(({ pagado }) => pagado))).toEqual(new Set([0, 1]));
  expect(ventas.every(({ fecha }) => fecha <= NOW.toISOString())).toBe(true);
  expect((await getPendientes(database.kysely)).length).toBeGreaterThan(1);
  const paid = await database.kysely.selectFrom('ventas').select('id').where('pagado_en', '>', NOW).execute();
  expect(paid).toEqual([]);
});

test('who bought a mission stands on it, for the difference of the prices', async () => {
  const sold = await getMisionesVendidas(database.kysely);
  expect(sold.length).toBeGreaterThan(2);
  const standing = await database.kysely
    .selectFrom('misiones_vendidas as v')
    .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .innerJoin('misiones as n', 'n.id', 'v.mision_nueva_id')
    .innerJoin('misiones as a', 'a.id', 'v.mision_anterior_id')
    .innerJoin('ventas as s', 's.id', 'v.venta_id')
    .select(['u.mision_id', 'v.mision_nueva_id', 's.credito', 'n.precio as despues', 'a.precio as antes'])
    .execute();
  for (const row of standing) expect([row.mision_id, row.credito]).toEqual([row.mision_nueva_id, row.despues - row.antes]);
});
