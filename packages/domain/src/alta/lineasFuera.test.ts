import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from '../formato/formatCsv';
import { findNombreFailure } from '../nombres/nombre';
import { parseTabla } from '../tabla/parseTabla';
import { countColumnas, guessLectura, readFilas } from './columnas';
import { describeLinea, listFuera } from './lineasFuera';

const read = (text: string) => {
  const { lineas, cabecera } = parseTabla(text, countColumnas);
  const lectura = guessLectura(lineas, cabecera);
  const fuera = listFuera(lineas, lectura);
  const numeros = new Set(fuera.map(({ numero }) => numero));
  return { lineas, cabecera, fuera, filas: readFilas(lineas, lectura, '', numeros) };
};
const fueraOf = (text: string) => read(text).fuera.map((linea) => describeLinea(linea));
const namesOf = (text: string) => read(text).filas.map(({ usuario }) => usuario);

describe('lines that are not people', () => {
  const HOJA = [
    'POLICÍA DEL PUERTO;;;;',
    'Plantilla · noviembre de 2026;;;;',
    '',
    'Nº;Nick;Rango;Iniciales;Ingreso',
    'CUERPO DE OFICIALES;;;;',
    '1;?Que!;Insp.;QU;25-mar-26',
    '2;Ñoño_77;Of. 2;;',
    ';Oficiales;;;',
    ';MANDOS;;;',
    ';Álvaro.Ruiz;Oficial I;;',
    'Subtotal;3;;;',
    '',
    'Nº;Nick;Rango;Iniciales;Ingreso',
    '3;-Ana-;Cabo Primero;AN;',
    ';;Cabo Primero;;',
    '4;;;;',
    ';TOTAL;4;;',
    'Actualizado por Ñoño_77 el 12/11;;;;',
  ].join('\n');

  test('headings and totals are left out of a typical sheet, and the people stay', () => {
    expect(fueraOf(HOJA)).toEqual([
      'CUERPO DE OFICIALES',
      'Oficiales',
      'MANDOS',
      'Subtotal · 3',
      'Nº · Nick · Rango · Iniciales · Ingreso',
      'Cabo Primero',
      '4',
      'TOTAL · 4',
      'Actualizado por Ñoño_77 el 12/11',
    ]);
    expect(namesOf(HOJA)).toEqual(['?Que!', 'Ñoño_77', 'Álvaro.Ruiz', '-Ana-']);
    expect(parseTabla(HOJA, countColumnas)).toMatchObject({ cabecera: 3, vacias: 2 });
  });

  test.each([
    ['without a mission', 'Nick;Rango\nAna;Recluta\nLuz.Nocturna;\n', 'Luz.Nocturna'],
    [
      'without a mission, in capitals like another',
      'Nick;Rango\nBEATRIZ;Recluta\nLUZIA;\n',
      'LUZIA',
    ],
    ['called Total', 'Nick;Rango;Horas\nTotal;Recluta;12\n', 'Total'],
    ['called like a column', 'Nick;Rango\nNick;Recluta\n', 'Nick'],
    ['with a space in the name, in a list of names only', 'Nombre\nAna Ruiz\n', 'Ana Ruiz'],
    ['called Total, in a list of names only', 'Nombre\nTotal\n', 'Total'],
    ['with a space in the name, and a date', 'Nick;Rango;Alta\nAna Ruiz;;25-mar-26\n', 'Ana Ruiz'],
  ])('a person %s is not left out', (_, text, usuario) => {
    expect(namesOf(text)).toContain(usuario);
  });
});

const HEAD = ['Nº', 'Nick', 'Rango', 'Firma'];
const person = fc
  .record({
    usuario: fc.oneof(
      fc.constantFrom('TOTAL', 'Total', 'Suma', 'Nick', 'OFICIALES', 'Oficiales', '?Que!', '-Ana-'),
      fc
        .string({ unit: fc.constantFrom(...'aZñÁ7_-.?!=@,:'), maxLength: 8 })
        .filter((name) => findNombreFailure(name) === null),
    ),
    mision: fc.constantFrom('Recluta', 'Of. 2', 'Oficiales', 'Insp.', 'Cabo Primero', 'TOTAL'),
    numero: fc.constantFrom('', '7', 'Total'),
    firma: fc.constantFrom('', 'AB', 'ABC'),
  })
  .map(({ usuario, mision, numero, firma }) => [numero, usuario, mision, firma]);
const heading = fc.constantFrom(
  ['CUERPO DE OFICIALES', '', '', ''],
  ['', 'CUERPO DE OFICIALES', '', ''],
  ['', '', 'OFICIALES', ''],
  ['TOTAL', '69', '', ''],
  ['', 'Subtotal', '12', ''],
  HEAD,
  ['12', '', '', ''],
);
const junk = fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), {
  minLength: 4,
  maxLength: 4,
});
const csvOf = (rows: readonly (readonly string[])[]) => formatCsv([HEAD, ...rows], ';');

test('a heading never removes a person, and is never imported as one', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          person.map((row) => [true, row] as const),
          heading.map((row) => [false, row] as const),
        ),
        {
          maxLength: 12,
        },
      ),
      (rows) => {
        const { filas, fuera } = read(csvOf(rows.map(([, row]) => row)));
        const people = rows.flatMap(([isPerson], at) => (isPerson ? [at + 2] : []));
        expect(filas.map(({ fila }) => fila)).toEqual(people);
        expect(fuera).toHaveLength(rows.length - people.length);
      },
    ),
  );
});

test('every line of any table is above the people, a person, or listed as left out; never two of them', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(junk, person, heading), { maxLength: 12 }), (rows) => {
      const { lineas, cabecera, filas, fuera } = read(csvOf(rows));
      expect(
        [
          ...lineas.slice(0, cabecera).map(({ numero }) => numero),
          ...filas.map(({ fila }) => fila),
          ...fuera.map(({ numero }) => numero),
        ].sort((a, b) => a - b),
      ).toEqual(lineas.map(({ numero }) => numero));
    }),
  );
});
