import chalk, { type ColorSupportLevel } from 'chalk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Column } from './Column';
import { formatFields, formatTable } from './formatTable';

interface Row {
  readonly nombre: string;
  readonly paga: number | null;
  readonly times: number;
}
const COLUMNS: readonly Column<Row>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Paga', value: ({ paga }) => paga, kind: 'credits' },
  { header: 'Tiempo', value: ({ times }) => times, kind: 'minutes' },
];

let level: ColorSupportLevel;
beforeEach(() => {
  level = chalk.level;
  chalk.level = 0;
});
afterEach(() => {
  chalk.level = level;
});

describe('a table', () => {
  test('has texts on the left and numbers on the right, with nothing to see at the ends of its lines', () => {
    const rows = [
      { nombre: 'Ñandú', paga: 12_345, times: 61 },
      { nombre: 'Ana-María', paga: null, times: 600 },
    ];
    expect(formatTable(rows, COLUMNS)).toBe(['Nombre        Paga  Tiempo', 'Ñandú      12.345c   1h 1m', 'Ana-María        –  10h 0m', ''].join('\n'));
  });

  test('has a bold header where the terminal can show it', () => {
    chalk.level = 1;
    expect(formatTable([], COLUMNS)).toBe('\u001b[1mNombre  Paga  Tiempo\u001b[22m\n');
  });

  test('of nobody is its header', () => {
    expect(formatTable([], COLUMNS)).toBe('Nombre  Paga  Tiempo\n');
  });

  test('lets no control character reach the terminal', () => {
    const nombre = '\u001b[2Jrojo\u009b31m\nfin';
    expect(formatTable([{ nombre, paga: 0, times: 0 }], COLUMNS)).toContain('\n [2Jrojo 31m fin');
    expect(formatFields({ nombre, paga: 0, times: 0 }, COLUMNS)).toBe('Nombre   [2Jrojo 31m fin\nPaga    0c\nTiempo  0h 0m\n');
  });
});
