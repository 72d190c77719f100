import { expect, test } from 'vitest';
import { getMultas } from '../modules/multas/multas.service';
import { openTestDatabase } from '../testing/testDatabase';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

test('the demo has a dozen fines of several people, owed and collected, and warnings; none by oneself', async () => {
  const database = await openTestDatabase();
  await seedDemo(database.kysely, DEFAULT_SIZE, new Date('2026-11-21T18:30:00.000Z'), async () => 'nada');
  const multas = await getMultas(database.kysely);
  expect(multas).toHaveLength(12);
  expect(new Set(multas.map(({ usuario }) => usuario)).size).toBe(12);
  expect(new Set(multas.map(({ creditos }) => creditos))).toEqual(new Set([0, 5, 15, 25]));
  expect(new Set(multas.map(({ cobrado }) => cobrado))).toEqual(new Set([0, 1]));
  expect(multas.every(({ usuarioNombre, encargadoNombre }) => usuarioNombre !== encargadoNombre)).toBe(true);
  await database.close();
});
