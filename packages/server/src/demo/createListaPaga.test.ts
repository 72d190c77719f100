import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getLista, getListaBetween } from '../modules/listapaga/listapaga.service';

test('the demo has a lively pay list, and the paid and archived ones of the weeks before', async () => {
  const db = await openTestDemo();
  const [monto, personas, filas] = await getLista(db);
  expect(monto).toBeGreaterThan(100);
  expect(personas).toBeGreaterThan(10);
  expect(filas.some(({ pagado, restar }) => pagado === 0 && restar === 0)).toBe(true);
  expect(filas.some(({ pagado }) => pagado === 1)).toBe(true);
  expect(filas.some(({ restar, pagado }) => restar === 1 && pagado === 0)).toBe(true);
  expect(filas.some(({ excluida }) => excluida === 'multa')).toBe(true);
  const [, , before] = await getListaBetween(db, { inicio: '2026-10-20', final: '2026-11-18' });
  expect(before.length).toBeGreaterThan(10);
  expect(before.every(({ archivado, pagado }) => archivado === 1 && pagado === 1)).toBe(true);
  expect([...filas, ...before].some(({ pagado, multa }) => pagado === 1 && multa > 0)).toBe(true);
});
