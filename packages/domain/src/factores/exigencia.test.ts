import { expect, test } from 'vitest';
import { isFactorExigido, readExigencia } from './exigencia';

const of = (id_categoria: number, ...permisos: ('pag' | 'asc')[]) => ({ id_categoria, permisos });

test.each([
  [{ desde: null, permisos: [] }, of(12, 'pag'), false],
  [{ desde: 10, permisos: [] }, of(9, 'pag'), false],
  [{ desde: 10, permisos: [] }, of(10), true],
  [{ desde: null, permisos: ['pag'] }, of(1, 'asc', 'pag'), true],
  [{ desde: 10, permisos: ['pag'] }, of(9, 'asc'), false],
] as const)(
  'whether the setting %j requires a second factor of %j: %s',
  (exigencia, who, expected) => {
    expect(isFactorExigido(exigencia, who)).toBe(expected);
  },
);

test.each([undefined, null, 'x', [], {}, { desde: '10', permisos: 'pag' }, { permisos: ['nada'] }])(
  'the missing, empty or invalid setting %j requires a second factor of no user',
  (ajuste) => {
    expect(readExigencia(ajuste)).toEqual({ desde: null, permisos: [] });
  },
);
