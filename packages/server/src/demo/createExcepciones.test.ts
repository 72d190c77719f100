import { expect, test } from 'vitest';
import { getExcepciones } from '../modules/excepciones/excepciones.service';
import { openTestDatabase } from '../testing/testDatabase';
import { CUENTAS } from './personas';
import { DEFAULT_SIZE, seedDemo } from './seedDemo';

test('the demo has exceptions, none of them of an account whose codes people rely on', async () => {
  const database = await openTestDatabase();
  await seedDemo(database.kysely, DEFAULT_SIZE, new Date('2026-11-21T18:30:00.000Z'), async () => 'nada');
  const [excepciones] = await getExcepciones(database.kysely);
  expect(excepciones).toHaveLength(5);
  expect(new Set(excepciones.map(({ encargadoNombre }) => encargadoNombre))).toEqual(new Set(['Gerente', 'Fundadora']));
  const fixed = CUENTAS.map(({ usuario }) => usuario);
  expect(excepciones.filter(({ usuario_nombre }) => fixed.includes(usuario_nombre))).toEqual([]);
  await database.close();
});
