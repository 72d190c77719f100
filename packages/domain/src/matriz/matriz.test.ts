import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listIntocables, mayGive } from '../acceso/mayGive';
import { PERMISOS } from '../acceso/permisos';
import { describeIntocables } from '../excepciones/describeIntocables';
import { compareFila } from './compareFila';
import { type CeldaCambiada, describeCelda } from './describeCelda';
import { findBloqueo } from './findBloqueo';
import { MATRIZ } from './textos';

const codes = fc.subarray([...PERMISOS]);

describe('a cell of the matrix', () => {
  test('a cell of the matrix can always be changed by the owner', () => {
    for (const codigo of PERMISOS)
      expect(findBloqueo({ id_categoria: 1, permisos: [], permisoSys: 1 }, 12, codigo)).toBeNull();
  });

  test('other users change only cells of lower categories and permissions they hold, never agc, so no edit raises or locks out its author', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        codes,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...PERMISOS),
        (own, permisos, categoria, codigo) => {
          const bloqueo = findBloqueo(
            { id_categoria: own, permisos, permisoSys: 0 },
            categoria,
            codigo,
          );
          expect(bloqueo === null).toBe(
            categoria < own && codigo !== 'agc' && permisos.includes(codigo),
          );
        },
      ),
    );
  });

  test.each([
    [5, 'mul', 'Solo cambias los permisos de las categorías por debajo de la tuya.'],
    [4, 'agc', 'Solo la persona dueña de la agencia da y quita agc.'],
    [4, 'pag', 'No puedes dar ni quitar pag: tú no lo tienes.'],
    [4, 'mul', null],
  ])('a cell of category %i with %s is blocked by: %s', (categoria, codigo, texto) => {
    expect(
      findBloqueo({ id_categoria: 5, permisos: ['agc', 'mul'], permisoSys: 0 }, categoria, codigo),
    ).toBe(texto);
  });
});

describe('granting permissions', () => {
  const gerente = { permisos: ['agc', 'mul'], permisoSys: 0 as const };

  test('granting permissions needs holding them, and for agc being the owner', () => {
    expect(PERMISOS.filter((codigo) => mayGive(gerente, codigo))).toEqual(['mul']);
    expect(listIntocables(gerente, ['mul', 'agc', 'pag'])).toEqual(['pag', 'agc']);
    expect(listIntocables({ permisos: [], permisoSys: 1 }, PERMISOS)).toEqual([]);
  });

  test('granting permissions is refused with the reason that applies', () => {
    expect(describeIntocables(gerente, ['agc', 'pag'], 'dar')).toBe(
      'No puedes dar permisos que no tienes: pag.',
    );
    expect(describeIntocables(gerente, ['agc'], 'quitar')).toBe(
      'Solo la persona dueña de la agencia da y quita agc.',
    );
  });
});

test('the comparison of two rows has only the granted and the revoked permissions', () => {
  expect(compareFila(['tt', 'asc'], ['pag', 'tt', 'mul'])).toEqual({
    dados: ['mul', 'pag'],
    quitados: ['asc'],
  });
  fc.assert(
    fc.property(codes, codes, (antes, despues) => {
      const { dados, quitados } = compareFila(antes, despues);
      expect(new Set([...antes.filter((codigo) => !quitados.includes(codigo)), ...dados])).toEqual(
        new Set(despues),
      );
    }),
  );
});

test('another user’s concurrent change is reported row by row', () => {
  const filas = [
    { n_categoria: 'Oficiales', dados: ['mul'], quitados: ['tt', 'asc'] },
    { n_categoria: 'Gerencia', dados: [], quitados: ['pag'] },
  ];
  expect(MATRIZ.haCambiado(filas)).toContain(
    'Oficiales ahora da mul y ya no da tt, asc; Gerencia ya no da pag.',
  );
});

test.each<[Partial<CeldaCambiada>, string]>([
  [{}, '8 personas podrán poner, cobrar y borrar multas'],
  [{ personas: 1 }, '1 persona podrá poner, cobrar y borrar multas'],
  [{ personas: 0 }, 'quien llegue podrá poner, cobrar y borrar multas'],
  [{ da: false }, '8 personas ya no podrán poner, cobrar y borrar multas'],
  [
    { da: false, propios: 1 },
    '7 personas ya no podrán poner, cobrar y borrar multas, salvo 1, por su excepción',
  ],
  [{ propios: 2 }, '6 personas podrán poner, cobrar y borrar multas; a 2 ya se lo da su excepción'],
])('a changed cell with %j reads: %s', (more, texto) => {
  expect(
    describeCelda({
      n_categoria: 'Oficiales',
      codigo: 'mul',
      da: true,
      personas: 8,
      propios: 0,
      ...more,
    }),
  ).toBe(texto);
});
