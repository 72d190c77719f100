import { CREDITOS } from '@garita/domain/formato/moneda';
import chalk, { type ColorSupportLevel } from 'chalk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Column } from './Column';
import { creditsColumn } from './creditsColumn';
import { fitColumns, formatFields, formatTable } from './formatTable';

interface Row {
  readonly nombre: string;
  readonly paga: number | null;
  readonly times: number;
}
const COLUMNS: readonly Column<Row>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  creditsColumn(CREDITOS, ({ paga }) => paga, 'Paga'),
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
  test('a table aligns texts left and numbers right, without trailing spaces', () => {
    const rows = [
      { nombre: 'Ñandú', paga: 12_345, times: 61 },
      { nombre: 'Ana-María', paga: null, times: 600 },
    ];
    expect(formatTable(rows, COLUMNS)).toBe(
      [
        'Nombre        Paga  Tiempo',
        'Ñandú      12.345c   1h 1m',
        'Ana-María        –  10h 0m',
        '',
      ].join('\n'),
    );
  });

  test('a table has a bold header where the terminal supports it', () => {
    chalk.level = 1;
    expect(formatTable([], COLUMNS)).toBe('\u001b[1mNombre  Paga  Tiempo\u001b[22m\n');
  });

  test('the table of an empty list is only its header', () => {
    expect(formatTable([], COLUMNS)).toBe('Nombre  Paga  Tiempo\n');
  });

  test('a table writes no control characters', () => {
    const nombre = '\u001b[2Jrojo\u009b31m\nfin';
    expect(formatTable([{ nombre, paga: 0, times: 0 }], COLUMNS)).toContain('\n [2Jrojo 31m fin');
    expect(formatFields({ nombre, paga: 0, times: 0 }, COLUMNS)).toBe(
      'Nombre   [2Jrojo 31m fin\nPaga    0c\nTiempo  0h 0m\n',
    );
  });
});

describe('columns', () => {
  const [nombre, paga, times] = COLUMNS as [Column<Row>, Column<Row>, Column<Row>];
  const columns = [nombre, { ...paga, isMinor: true }, { ...times, isMinor: true }] as const;
  const headersIn = (room: number) =>
    fitColumns([{ nombre: 'Ana-María', paga: 5, times: 600 }], columns, room).map(
      ({ header }) => header,
    );

  test('columns are all shown where they fit exactly', () => {
    expect(headersIn(9 + 2 + 4 + 2 + 6)).toEqual(['Nombre', 'Paga', 'Tiempo']);
  });

  test('minor columns are left out one by one where there is no room', () => {
    expect(headersIn(9 + 2 + 4 + 2 + 5)).toEqual(['Nombre', 'Paga']);
    expect(headersIn(9 + 2 + 3)).toEqual(['Nombre']);
    expect(headersIn(1)).toEqual(['Nombre']);
  });

  test('columns are shortened where a line would wrap', () => {
    const two: readonly Column<Row>[] = [
      nombre,
      { header: 'Otra', value: () => 'Vigilante de la barrera' },
      paga,
    ];
    const rows = [{ nombre: 'Un-nombre-bastante-largo', paga: 5, times: 0 }];
    const [head, line] = formatTable(rows, fitColumns(rows, two, 30)).split('\n');
    expect([head, line]).toEqual([
      'Nombre       Otra         Paga',
      'Un-nombre-…  Vigilante …    5c',
    ]);
  });
});

describe('a long column', () => {
  const motivo: Column<Row> = { header: 'Motivo', value: ({ nombre }) => nombre, isLong: true };
  const [, paga, times] = COLUMNS as [Column<Row>, Column<Row>, Column<Row>];
  const rows = [{ nombre: 'Llegó tarde a las dos reuniones 🙈🙈🙈', paga: 5, times: 600 }];
  const linesIn = (room: number) =>
    formatTable(rows, fitColumns(rows, [motivo, paga, { ...times, isMinor: true }], room)).split(
      '\n',
    );

  test('a long column is shortened to the room that the others leave, to the last character', () => {
    expect(linesIn(34 + 14)[1]).toBe(
      'Llegó tarde a las dos reuniones 🙈🙈🙈    5c  10h 0m'.replace('🙈🙈🙈 ', '🙈… '),
    );
    expect([...(linesIn(34)[1] ?? '')]).toHaveLength(34);
    expect(linesIn(34)[1]).toBe('Llegó tarde a las d…    5c  10h 0m');
  });

  test('a long column has a minimum width: below that, minor columns are left out first', () => {
    expect(linesIn(33)).toEqual([
      'Motivo                       Paga',
      'Llegó tarde a las dos reun…    5c',
      '',
    ]);
  });
});

test('a column of the kind «day» shows an instant without its hour', () => {
  const dia: Column<{ fecha: string }> = {
    header: 'Día',
    value: ({ fecha }) => fecha,
    kind: 'day',
  };
  expect(formatFields({ fecha: '2026-11-16T12:00:00.000Z' }, [dia])).toContain('16 nov 2026\n');
});

test('where even shortened texts leave no room the last columns are left out: a number is never cut', () => {
  const columns = ['paga', 'total', 'resto'].map((header) => ({
    header,
    value: () => 1234567,
    kind: 'number' as const,
  }));
  const shown = (room: number) => formatTable([{}], fitColumns([{}], columns, room), room);
  expect(shown(20).replaceAll(/ +/g, ' ')).toContain('1.234.567 1.234.567\n');
  expect(shown(19)).not.toMatch(/…/);
  expect(shown(19).match(/1\.234\.567/g)).toHaveLength(1);
});
