import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getVendidas } from '../modules/membresias/membresias.service';
import { getMisionesVendidas } from '../modules/misiones/misiones.service';
import { getPendientes, getVentas } from '../modules/ventas/ventas.service';

test('every membership of the demo has its sale: running, over, outside and for ever', async () => {
  const db = await openTestDemo();
  const sold = await getVendidas(db, DEMO_NOW);
  expect(sold.filter(({ credito }) => credito === null)).toEqual([]);
  expect(new Set(sold.map(({ estado }) => estado))).toEqual(new Set(['Activa', 'Terminada']));
  expect(sold.some(({ externo }) => externo === 1)).toBe(true);
  expect(sold.some(({ perma }) => perma === 1)).toBe(true);
});

test('some of what was sold is paid and some is owed, by more than one; nothing lies in the future', async () => {
  const db = await openTestDemo();
  const ventas = await getVentas(db);
  expect(new Set(ventas.map(({ pagado }) => pagado))).toEqual(new Set([0, 1]));
  expect(ventas.every(({ fecha }) => fecha <= DEMO_NOW.toISOString())).toBe(true);
  expect((await getPendientes(db)).length).toBeGreaterThan(1);
  const paid = await db.selectFrom('ventas').select('id').where('pagado_en', '>', DEMO_NOW).execute();
  expect(paid).toEqual([]);
});

test('who bought a mission stands on it, for the difference of the prices', async () => {
  const db = await openTestDemo();
  const sold = await getMisionesVendidas(db);
  expect(sold.length).toBeGreaterThan(2);
  const standing = await db
    .selectFrom('misiones_vendidas as v')
    .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .innerJoin('misiones as n', 'n.id', 'v.mision_nueva_id')
    .innerJoin('misiones as a', 'a.id', 'v.mision_anterior_id')
    .innerJoin('ventas as s', 's.id', 'v.venta_id')
    .select(['u.mision_id', 'v.mision_nueva_id', 's.credito', 'n.precio as despues', 'a.precio as antes'])
    .execute();
  for (const row of standing) expect([row.mision_id, row.credito]).toEqual([row.mision_nueva_id, row.despues - row.antes]);
});
