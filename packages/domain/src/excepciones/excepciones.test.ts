import { describe, expect, test } from 'vitest';
import { PERMISOS } from '../acceso/permisos';
import { findFailure } from '../reglas/Rule';
import { excepcionRules } from './excepcion.rules';
import { judgeExcepcion } from './judgeExcepcion';
import { formatPermisoIds, parsePermisoIds } from './permisoIds';

describe('ids of permissions (EXC-05, EXC-06)', () => {
  test('permission ids are positions from 1, and lists have each permission once, in the portal’s order', () => {
    expect(formatPermisoIds(['trl', 'adm', 'adm', 'pag'])).toBe('1,4,23');
    expect(parsePermisoIds('23,1,4,4')).toEqual(['adm', 'trl', 'pag']);
    expect(parsePermisoIds(formatPermisoIds(PERMISOS))).toEqual(PERMISOS);
    expect([formatPermisoIds([]), parsePermisoIds('')]).toEqual(['', []]);
  });

  test.each(['0', '26', '1,99', '4294967297'])(
    'the text %s is not a list of permissions',
    (text) => {
      expect(parsePermisoIds(text)).toBeNull();
    },
  );
});

test.each([
  [null, [], 'No dejes campos vacios'],
  [null, ['adm'], 'No dejes campos vacios'],
  [4, null, 'Ese permiso no existe.'],
  [4, [], 'Selecciona permisos'],
  [4, ['adm'], undefined],
] as const)(
  'an exception for the usuario %j with the permissions %j gives the failure: %s (EXC-11 to EXC-13)',
  (usuario, permisos, texto) => {
    expect(findFailure(excepcionRules, { usuario, permisos })?.texto).toBe(texto);
  },
);

describe('an editor of an exception', () => {
  const editor = { permisos: ['exc', 'mul', 'mem'], permisoSys: 0 } as const;

  test('an editor of an exception grants and revokes the permissions that they hold', () => {
    expect(judgeExcepcion(editor, ['mul'], ['mem'])).toEqual({
      codigos: ['mem'],
      ajenos: [],
      conservados: [],
    });
  });

  test('permissions that the editor does not hold stay, whether sent or not', () => {
    expect(judgeExcepcion(editor, ['mul', 'pag'], ['pag', 'mem'])).toEqual({
      codigos: ['mem', 'pag'],
      ajenos: [],
      conservados: [],
    });
    expect(judgeExcepcion(editor, ['mul', 'pag'], ['mem'])).toEqual({
      codigos: ['mem', 'pag'],
      ajenos: [],
      conservados: ['pag'],
    });
  });

  test('an editor adds no permission that they do not hold; the owner holds all', () => {
    expect(judgeExcepcion(editor, ['mul'], ['mul', 'pag', 'man']).ajenos).toEqual(['man', 'pag']);
    expect(judgeExcepcion({ permisos: [], permisoSys: 1 }, ['mul'], ['pag'])).toEqual({
      codigos: ['pag'],
      ajenos: [],
      conservados: [],
    });
  });
});
