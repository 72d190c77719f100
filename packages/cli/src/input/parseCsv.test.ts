import { dropHidden } from '@garita/domain/formato/cleanLine';
import { formatCsv } from '@garita/domain/formato/formatCsv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../errors';
import { parseCsv } from './parseCsv';

const cellsOf = (text: string) => parseCsv(text).map(({ celdas }) => celdas);

describe('a CSV file', () => {
  test.each([
    ['commas', 'Usuario,Motivo\nAna,Tarde\n'],
    ['semicolons', 'Usuario;Motivo\nAna;Tarde\n'],
    ['tabs', 'Usuario\tMotivo\nAna\tTarde\n'],
    ['a BOM and CR LF', '\uFEFFUsuario;Motivo\r\nAna;Tarde\r\n'],
    ['lone CRs', 'Usuario;Motivo\rAna;Tarde'],
    ['no line break at its end', 'Usuario,Motivo\nAna,Tarde'],
    ['empty lines', '\n\nUsuario,Motivo\n\nAna,Tarde\n,\n'.trimStart()],
    ['quotes', '"Usuario","Motivo"\n"Ana",Tarde\n'],
  ])('a CSV file is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['Usuario', 'Motivo'],
      ['Ana', 'Tarde'],
    ]);
  });

  test('a CSV file keeps quotes, separators and line breaks of quoted cells; quotes elsewhere are plain text', () => {
    expect(cellsOf('A;B\n"uno; ""dos""\ny tres";5" de alto\n')[1]).toEqual([
      'uno; "dos"\ny tres',
      '5" de alto',
    ]);
  });

  test('a CSV file with one column is not split: a name may contain a comma', () => {
    expect(cellsOf('Usuario\na,b;c\n')).toEqual([['Usuario'], ['a,b;c']]);
  });

  test('parseCsv reports the line on which each row begins, counting line breaks in cells and empty lines', () => {
    expect(parseCsv('A;B\r\n"1\r\n2\n3";x\n\n4;y').map(({ numero }) => numero)).toEqual([1, 2, 6]);
  });

  test('a CSV file may have empty cells', () => {
    expect(cellsOf('A,B,C\n,x,\n')[1]).toEqual(['', 'x', '']);
  });

  test.each([
    ['A;B\nx;"y\nz\n', 'línea 2: faltan las comillas que cierran.'],
    ['A;B\nx;y\n"x" y;z\n', 'línea 3: sobra texto después de las comillas.'],
  ])('the CSV file %j is refused, with the number of the wrong line', (text, message) => {
    expect(() => parseCsv(text)).toThrow(new UsageError(message));
  });

  test('a CSV file may mix kinds of line breaks, like a file joined from others', () => {
    expect(cellsOf('A;B\r\n1;2\n3;4\r5;6')).toEqual(
      ['AB', '12', '34', '56'].map((cells) => [...cells]),
    );
  });

  test('a CSV file written by formatCsv is read back unchanged, except that line breaks in cells become LF and hidden characters are dropped', () => {
    const signs = ['"', ',', ';', '\n', '\r', '\t', "'", '=', 'ñ', ' ', '\u200b', '\u00ad'];
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...signs) }),
    );
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom('', '\uFEFF'), (lines, bom) => {
        const filled = lines
          .map((cells) => cells.map((text) => dropHidden(text.replaceAll(/\r\n?/g, '\n'))))
          .filter((cells) => cells.some((text) => text.trim() !== ''));
        expect(cellsOf(bom + formatCsv([['A', 'B', 'C'], ...lines]))).toEqual([
          ['A', 'B', 'C'],
          ...filled,
        ]);
      }),
    );
  });

  test('any text is parsed, or refused with a line number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' '), maxLength: 40 }),
        (text) => {
          try {
            const lines = parseCsv(text);
            const numbers = lines.map(({ numero }) => numero);
            expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          } catch (error) {
            expect(error).toBeInstanceOf(UsageError);
            expect((error as Error).message).toMatch(/^línea \d+: /);
          }
        },
      ),
    );
  });
});
