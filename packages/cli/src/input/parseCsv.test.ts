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
    ['no break at its end', 'Usuario,Motivo\nAna,Tarde'],
    ['empty lines', '\n\nUsuario,Motivo\n\nAna,Tarde\n,\n'.trimStart()],
    ['quotes', '"Usuario","Motivo"\n"Ana",Tarde\n'],
  ])('with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['Usuario', 'Motivo'],
      ['Ana', 'Tarde'],
    ]);
  });

  test('has quotes, separators and breaks in quoted cells; quotes elsewhere are just text', () => {
    expect(cellsOf('A;B\n"uno; ""dos""\ny tres";5" de alto\n')[1]).toEqual([
      'uno; "dos"\ny tres',
      '5" de alto',
    ]);
  });

  test('of one column is not parted: a name may have a comma', () => {
    expect(cellsOf('Usuario\na,b;c\n')).toEqual([['Usuario'], ['a,b;c']]);
  });

  test('tells where each line begins, breaks in cells and empty lines counted', () => {
    expect(parseCsv('A;B\r\n"1\r\n2\n3";x\n\n4;y').map(({ numero }) => numero)).toEqual([1, 2, 6]);
  });

  test('has empty cells', () => {
    expect(cellsOf('A,B,C\n,x,\n')[1]).toEqual(['', 'x', '']);
  });

  test.each([
    ['A;B\nx;"y\nz\n', 'línea 2: faltan las comillas que cierran.'],
    ['A;B\nx;y\n"x" y;z\n', 'línea 3: sobra texto después de las comillas.'],
  ])('%j does not read', (text, message) => {
    expect(() => parseCsv(text)).toThrow(new UsageError(message));
  });

  test('may mix line breaks, as one does that was put together', () => {
    expect(cellsOf('A;B\r\n1;2\n3;4\r5;6')).toEqual(
      ['AB', '12', '34', '56'].map((cells) => [...cells]),
    );
  });

  test('that we wrote ourselves reads as it was, whatever its cells hold: their line breaks as LF, without hidden characters', () => {
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

  test('reads or is refused with its line, and nothing else, whatever it is', () => {
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
