import { expect, test } from 'vitest';
import { nombresPermisos } from './nombresPermisos';
import { PERMISOS } from './permisos';

test('every permission has its own phrase, in the order of the permissions (ROL-01)', () => {
  expect(Object.keys(nombresPermisos)).toEqual(PERMISOS);
  expect(new Set(Object.values(nombresPermisos)).size).toBe(PERMISOS.length);
});

test.each(Object.entries(nombresPermisos))(
  'the name of the permission %s fits a list: a verb first, no full stop, at most three lines on a phone',
  (_, nombre) => {
    expect(nombre).toMatch(/^[A-ZÁÉÍÓÚ]\p{L}*[aei]r,? .*[^.]$/u);
    expect(nombre.length).toBeLessThanOrEqual(105);
  },
);
