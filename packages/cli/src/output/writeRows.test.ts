import { PassThrough } from 'node:stream';
import { CREDITOS } from '@garita/domain/formato/moneda';
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

/** The bytes written to stdout as text, with the BOM, which decoding the stream would remove. */
function written(write: (context: Parameters<typeof writeRows>[0]) => void): string {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  write({ env: {}, moneda: CREDITOS, stdin: new PassThrough(), stdout, stderr });
  return (stdout.read() as Buffer).toString();
}

test('CSV begins with a UTF-8 BOM, like the portal’s export, and is read back unchanged', () => {
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
    ['CSV', { csv: true }],
  ])('rows written one by one give the same %s as rows written at once', (_, format) => {
    const whole = written((context) => writeRows(context, ROWS, COLUMNS, format));
    const parts = written((context) => {
      const { write, end } = openRows(context, ROWS, COLUMNS, format);
      for (const row of ROWS) write(row);
      end();
    });
    expect(parts).toBe(whole);
  });

  test('rows written one by one as JSON are an object per line, without control characters', () => {
    const rows = [...ROWS, { id: 3, nombre: 'a\u001b[2J' }];
    const lines = written((context) => {
      const { write, end } = openRows(context, rows, COLUMNS, { json: true });
      for (const row of rows) write(row);
      end();
    });
    expect(lines).not.toContain('\u001b');
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(rows);
  });

  test('rows written one by one may be wider than the planned columns', () => {
    const table = written((context) => {
      const { write, end } = openRows(context, [{ id: 1, nombre: '' }], COLUMNS, {});
      write({ id: 1234, nombre: 'Ana' });
      end();
    });
    expect(table).toBe('Id  Nombre\n1.234  Ana\n');
  });

  test.each([
    [
      'a pipe, in one write per turn of the event loop',
      false,
      ['Id  Nombre\n', ' 1  Ana\n22  Eva\n', ' 3  Iris\n'],
    ],
    ['a terminal, each at once', true, ['Id  Nombre\n', ' 1  Ana\n', '22  Eva\n', ' 3  Iris\n']],
  ])(
    'rows written one by one go to %s, and none is lost at the end',
    async (_, isTTY, expected) => {
      const [stdout, writes] = [Object.assign(new PassThrough(), { isTTY }), [] as string[]];
      stdout.write = (text: string) => {
        writes.push(text);
        return true;
      };
      const { write, end } = openRows(
        { env: {}, moneda: CREDITOS, stdin: new PassThrough(), stdout, stderr: new PassThrough() },
        ROWS,
        COLUMNS,
        {},
      );
      write({ id: 1, nombre: 'Ana' });
      write({ id: 22, nombre: 'Eva' });
      await new Promise((resolve) => setImmediate(resolve));
      write({ id: 3, nombre: 'Iris' });
      end();
      expect(writes).toEqual(expected);
    },
  );
});
