import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getMultas } from '../modules/multas/multas.service';

test('the demo has a dozen fines of several people, owed and collected, and warnings; none by oneself', async () => {
  const db = await openTestDemo();
  const multas = await getMultas(db);
  expect(multas).toHaveLength(12);
  expect(new Set(multas.map(({ usuario }) => usuario)).size).toBe(12);
  expect(new Set(multas.map(({ creditos }) => creditos))).toEqual(new Set([0, 5, 15, 25]));
  expect(new Set(multas.map(({ cobrado }) => cobrado))).toEqual(new Set([0, 1]));
  expect(multas.every(({ usuarioNombre, encargadoNombre }) => usuarioNombre !== encargadoNombre)).toBe(true);
});
