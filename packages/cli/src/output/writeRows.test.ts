import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../input/parseCsv';
import type { Column } from './Column';
import { type ListFormat, openRows, writeRows } from './writeRows';

interface Persona {
  readonly id: number;
  readonly nombre: string | null;
}

const COLUMNS: readonly Column<Persona>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Nombre', value: ({ nombre }) => nombre },
];
const ROWS: readonly Persona[] = [
  { id: 1, nombre: 'Íñigo; «Ñ»\ny más' },
  { id: 22, nombre: null },
];

/** What is written to stdout, as bytes would have it: reading a stream as text takes the mark of its encoding away. */
function written(write: (context: Parameters<typeof writeRows>[0]) => void): string {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  write({ env: {}, stdin: new PassThrough(), stdout, stderr });
  return (stdout.read() as Buffer).toString();
}

test('CSV begins with the mark of UTF-8, as the portal’s export does, and reads as it was', () => {
  const csv = written((context) => writeRows(context, ROWS, COLUMNS, { csv: true }));
  expect(csv).toBe('\uFEFFId,Nombre\r\n1,"Íñigo; «Ñ»\ny más"\r\n22,\r\n');
  expect(parseCsv(csv).map(({ celdas }) => celdas)).toEqual([
    ['Id', 'Nombre'],
    ['1', 'Íñigo; «Ñ»\ny más'],
    ['22', ''],
  ]);
});

describe('rows one by one', () => {
  test.each<[string, ListFormat]>([
    ['a table', {}],
    ['JSON', { json: true }],
    ['CSV', { csv: true }],
  ])('make the same %s as all at once', (_, format) => {
    const whole = written((context) => writeRows(context, ROWS, COLUMNS, format));
    const parts = written((context) => {
      const { write, end } = openRows(context, ROWS, COLUMNS, format);
      for (const row of ROWS) write(row);
      end();
    });
    expect(parts).toBe(whole);
  });

  test('may be longer than what was planned: they stick out', () => {
    const table = written((context) => openRows(context, [{ id: 1, nombre: '' }], COLUMNS, {}).write({ id: 1234, nombre: 'Ana' }));
    expect(table).toBe('Id  Nombre\n1.234  Ana\n');
  });
});
