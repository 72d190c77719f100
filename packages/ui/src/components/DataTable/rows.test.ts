import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { formatCsv } from '@garita/domain/formato/formatCsv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from './column';
import { filterRows } from './filterRows';
import { formatValue } from './formatValue';
import { longestValue, widestActs } from './samples';
import { sortRows } from './sortRows';
import { toCsvLines } from './toCsvLines';

interface Fila {
  nombre: string | null;
  mins: number | null;
  fecha?: string | null;
}
const nombre: Column<Fila> = {
  id: 'nombre',
  header: 'Nombre',
  value: (fila) => fila.nombre,
  kind: 'text',
  card: 'main',
};
const mins: Column<Fila> = {
  id: 'mins',
  header: 'Tiempo',
  value: (fila) => fila.mins,
  kind: 'minutes',
  card: 'meta',
};
const fecha: Column<Fila> = {
  id: 'fecha',
  header: 'Fecha',
  value: (fila) => fila.fecha ?? null,
  kind: 'instant',
  card: 'meta',
};
const rows: Fila[] = [
  { nombre: 'ñu', mins: 9 },
  { nombre: 'Óscar', mins: null },
  { nombre: 'nube', mins: 100 },
  { nombre: null, mins: 9 },
  { nombre: 'oso', mins: 20 },
];
const nombres = (found: readonly Fila[]) => found.map((fila) => fila.nombre);

test('texts sort in Spanish order, with missing values last in both directions', () => {
  expect(nombres(sortRows(rows, nombre, 'asc'))).toEqual(['nube', 'ñu', 'Óscar', 'oso', null]);
  expect(nombres(sortRows(rows, nombre, 'desc'))).toEqual(['oso', 'Óscar', 'ñu', 'nube', null]);
});

test('numbers sort by size, and equal numbers keep their order', () => {
  expect(nombres(sortRows(rows, mins, 'asc'))).toEqual(['ñu', null, 'oso', 'nube', 'Óscar']);
  expect(nombres(sortRows(rows, mins, 'desc'))).toEqual(['nube', 'oso', 'ñu', null, 'Óscar']);
});

test('days sort by date, are found by their displayed text and are exported as YYYY-MM-DD', () => {
  const dia: Column<Fila> = { ...fecha, kind: 'day' };
  const dated = ['2026-11-21', '2025-12-31', '2026-02-01'].map((fecha) => ({
    nombre: fecha,
    mins: 1,
    fecha,
  }));
  expect(nombres(sortRows(dated, dia, 'asc'))).toEqual(['2025-12-31', '2026-02-01', '2026-11-21']);
  expect(nombres(filterRows(dated, [dia], 'feb 2026'))).toEqual(['2026-02-01']);
  expect(toCsvLines(dated.slice(0, 1), [dia])[1]).toEqual(['2026-11-21']);
});

test('instants sort by time, whatever their spelling', () => {
  const dated = [
    { nombre: 'b', mins: 1, fecha: '2026-11-21T18:30:00Z' },
    { nombre: 'c', mins: 1 },
    { nombre: 'a', mins: 1, fecha: '2026-11-21T18:29:59.999Z' },
  ];
  expect(nombres(sortRows(dated, fecha, 'asc'))).toEqual(['a', 'b', 'c']);
});

test('search ignores case and accents, requires every word and compares displayed texts', () => {
  const columns = [nombre, mins];
  expect(nombres(filterRows(rows, columns, 'OSCAR'))).toEqual(['Óscar']);
  expect(nombres(filterRows(rows, columns, '0h 9m ñu'))).toEqual(['ñu']);
  expect(filterRows(rows, columns, '   ')).toBe(rows);
});

test('a running value is searched by its current text, not by an earlier text', () => {
  let now = 9;
  const columns: Column<Fila>[] = [nombre, { ...mins, runs: true, value: () => now }];
  expect(nombres(filterRows(rows, columns, 'osc 0h 9m'))).toEqual(['Óscar']);
  now = 10;
  expect(filterRows(rows, columns, 'osc 0h 9m')).toEqual([]);
  expect(nombres(filterRows(rows, columns, 'osc 0h 10m'))).toEqual(['Óscar']);
});

test('a column with `order` sorts by it instead of by its value', () => {
  expect(nombres(sortRows(rows, { ...mins, order: ({ nombre: name }) => name }, 'asc'))).toEqual(
    nombres(sortRows(rows, nombre, 'asc')),
  );
});

test('names are sorted as the collator orders them, in both directions', () => {
  const letters = fc.constantFrom(...'aAbBñÑnNzáéíóúüÁÜ019.-_ç€ßÿ ');
  const name = fc.string({ unit: letters, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const filas = names
        .filter((each) => each !== '')
        .map((each) => ({ nombre: each, mins: null }));
      expect(sortRows(filas, nombre, 'asc')).toEqual(
        [...filas].sort((a, b) => compareSpanish(a.nombre, b.nombre)),
      );
      expect(sortRows(filas, nombre, 'desc')).toEqual(
        [...filas].sort((a, b) => compareSpanish(b.nombre, a.nombre)),
      );
    }),
  );
});

test('formatValue formats a value by the kind of its column', () => {
  expect(formatValue(134, { kind: 'minutes' })).toBe('2h 14m');
  expect(formatValue(15000, { kind: 'credits' })).toBe('15.000c');
  const fichas = { nombre: 'ficha', plural: 'fichas', corta: '€' };
  expect(formatValue(15000, { kind: 'credits', moneda: fichas })).toBe('15.000€');
  expect(formatValue(0, { kind: 'number' })).toBe('0');
  expect(formatValue(null, { kind: 'credits' })).toBe('—');
  expect(formatValue('', { kind: 'text' })).toBe('—');
  expect(formatValue('2026-11-21', { kind: 'day' })).toBe('21 nov 2026');
});

test('CSV quotes texts with quotes or commas, leaves numbers unquoted and neutralises formulas', () => {
  const tricky: Fila[] = [
    { nombre: 'Ana "la jefa", 2', mins: -5 },
    { nombre: '=HYPERLINK("x")', mins: null },
    { nombre: null, mins: 0 },
  ];
  expect(formatCsv(toCsvLines(tricky, [nombre, mins]))).toBe(
    'Nombre,Tiempo\r\n"Ana ""la jefa"", 2",-5\r\n"\'=HYPERLINK(""x"")",\r\n,0\r\n',
  );
});

test('longestValue returns the longest displayed text of a column, with non-breaking hyphens', () => {
  expect(longestValue(nombre, rows)).toBe('Óscar');
  expect(longestValue(nombre, [...rows, { nombre: 'Ronda-Nocturna', mins: 1 }])).toBe(
    'Ronda\u2011Nocturna',
  );
  expect(longestValue(mins, rows)).toBe(formatValue(100, mins));
  expect(longestValue(fecha, rows)).toBe('30 sept 2026, 18:30');
  expect(longestValue(nombre, [])).toBe('—');
});

test('the widest actions of a list are those with the most letters in their labels; a menu button counts as some letters', () => {
  const act = (label: string) => ({ id: label, label, onPress: () => undefined });
  const widest = (...rows: string[][]) =>
    widestActs(rows, (labels) => labels.map(act)).map(({ label }) => label);
  expect(widest([], ['Ajustar'], ['Uno', 'Dos'])).toEqual(['Ajustar']);
  expect(widest(['Ajustar'], ['Ajustar', 'Uno', 'Dos'])).toEqual(['Ajustar', 'Uno', 'Dos']);
  expect(widest()).toEqual([]);
});
