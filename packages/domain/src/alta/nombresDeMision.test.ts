import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilaAlta } from './filas';
import { dropFirmasMalas, hasFirmaMala } from './firmasMalas';
import { judgeFilas } from './judgeFilas';
import { applyElegidas, claveDeMision, type Elegidas, listNombres } from './nombresDeMision';

const MISIONES = [
  { id: 1, nombre: 'Recluta', id_categoria: 1, n_categoria: 'Ingreso' },
  { id: 2, nombre: 'Oficial I', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 3, nombre: 'Oficial II', id_categoria: 2, n_categoria: 'Oficiales' },
  { id: 4, nombre: 'Jefe', id_categoria: 3, n_categoria: 'Norte' },
  { id: 5, nombre: 'Jefe', id_categoria: 4, n_categoria: 'Sur' },
  { id: 6, nombre: 'Directora', id_categoria: 9, n_categoria: 'Junta' },
];
const judge = (filas: readonly FilaAlta[]) =>
  judgeFilas(filas, {
    misiones: MISIONES,
    conocidas: [],
    vetados: [],
    refusal: ({ id_categoria }) => (id_categoria >= 9 ? 'Está en tu categoría o por encima' : null),
    hoy: '2026-11-23',
  });
const toFilas = (misiones: readonly string[]): FilaAlta[] =>
  misiones.map((mision, at) => ({ fila: at + 2, usuario: `Persona${at}`, mision }));
const NONE: Elegidas = new Map();
const nombresOf = (filas: readonly FilaAlta[], elegidas = NONE) =>
  listNombres(filas, judge(applyElegidas(filas, elegidas)), elegidas);
const acceptAll = (filas: readonly FilaAlta[]): Elegidas =>
  new Map(
    nombresOf(filas).flatMap(({ clave, propuesta }) => (propuesta ? [[clave, propuesta]] : [])),
  );

test('faulty mission names are listed once each, whatever their spelling, with all their lines', () => {
  const filas = toFilas(['Of. 2', 'Recluta', 'OF 2', 'of.II', 'Panadero', 'Directora', 'Jefe', '']);
  expect(
    nombresOf(filas).map(({ nombre, filas: all, propuesta, texto }) => [
      nombre,
      all.length,
      propuesta?.mision ?? null,
      texto,
    ]),
  ).toEqual([
    ['Of. 2', 3, 'Oficial II', ''],
    ['Panadero', 1, null, ''],
    ['Directora', 1, null, 'Está en tu categoría o por encima'],
    ['Jefe', 1, 'Jefe', 'Hay una en Norte y en Sur: di también la categoría'],
  ]);
});

test('a mission that the user may not give is not proposed', () => {
  expect(nombresOf(toFilas(['Direct.']))).toMatchObject([{ propuesta: null }]);
});

test('a name with a chosen mission stays in the table, so that another mission can be chosen', () => {
  const filas = toFilas(['Insp.', 'Recluta']);
  const elegida = { mision: 'Oficial I', categoria: 'Oficiales', nota: '' };
  const elegidas: Elegidas = new Map([[claveDeMision({ mision: 'insp', categoria: '' }), elegida]]);
  expect(nombresOf(filas, elegidas)).toMatchObject([{ nombre: 'Insp.', elegida, texto: '' }]);
  expect(judge(applyElegidas(filas, elegidas)).map(({ estado }) => estado)).toEqual([
    'nueva',
    'nueva',
  ]);
});

test('accepting all proposals changes no name, line or signature of a person, and the proposed missions are valid', () => {
  const mision = fc.oneof(
    fc.constantFrom(
      'Of. 2',
      'of 1',
      'Oficial mayor',
      'Jefe',
      'Insp.',
      'Recl',
      'Recluta',
      'Junta',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const fila = fc.record({
    usuario: fc.string({ unit: 'grapheme', maxLength: 8 }),
    mision,
    categoria: fc.constantFrom('', 'Sur', 'Nada'),
    firma: fc.constantFrom('', 'AB', 'ABC', 'ABCD'),
  });
  fc.assert(
    fc.property(fc.array(fila, { maxLength: 20 }), (lines) => {
      const filas = lines.map((line, at) => ({ fila: at + 1, ...line }));
      const elegidas = acceptAll(filas);
      const applied = applyElegidas(filas, elegidas);
      expect(applied.map(({ fila: line, usuario, firma }) => [line, usuario, firma])).toEqual(
        filas.map(({ fila: line, usuario, firma }) => [line, usuario, firma]),
      );
      for (const { elegida, texto } of listNombres(filas, judge(applied), elegidas))
        if (elegida) expect(texto).toBe('');
    }),
  );
});

test('all signatures that are not three letters or digits are dropped, and no others', () => {
  const firmas = ['', 'AB', 'ABCD', 'abc', 'Ñ7a', 'A-B', ' ab ', '\u2068que\u2069'];
  const filas = toFilas(firmas.map(() => 'Recluta')).map((fila, at) => ({
    ...fila,
    firma: firmas[at] as string,
  }));
  expect(filas.filter(hasFirmaMala).map(({ firma }) => firma)).toEqual([
    'AB',
    'ABCD',
    'A-B',
    ' ab ',
  ]);
  expect(dropFirmasMalas(filas).map(({ firma }) => firma)).toEqual([
    '',
    '',
    '',
    'abc',
    'Ñ7a',
    '',
    '',
    '\u2068que\u2069',
  ]);
});
