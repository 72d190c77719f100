import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getExcepciones } from '../modules/excepciones/excepciones.service';
import { CUENTAS } from './personas';

test('the demo has exceptions, none of them of an account whose codes people rely on', async () => {
  const db = await openTestDemo();
  const [excepciones] = await getExcepciones(db);
  expect(excepciones).toHaveLength(5);
  expect(new Set(excepciones.map(({ encargadoNombre }) => encargadoNombre))).toEqual(new Set(['Gerente', 'Fundadora']));
  const fixed = CUENTAS.map(({ usuario }) => usuario);
  expect(excepciones.filter(({ usuario_nombre }) => fixed.includes(usuario_nombre))).toEqual([]);
});
