import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv, SEPARADORES } from '../formato/formatCsv';
import { type Codificacion, decodeTabla } from './decodeTabla';
import { findLibro } from './findLibro';
import { parseTabla } from './parseTabla';

const decode = (codificacion: Codificacion, bytes: Uint8Array) =>
  new TextDecoder(codificacion, { fatal: true, ignoreBOM: true }).decode(bytes);
const read = (bytes: Uint8Array) => decodeTabla(bytes, decode);
const be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const TEXT = 'Nombre;Misión\r\nÑandú;Oficial €\r\n';

describe('the text of a file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le')],
    ['big-endian UTF-16 with a byte order mark', be(`\uFEFF${TEXT}`)],
    ['big-endian UTF-16 without a byte order mark', be(TEXT)],
    ['Windows-1252', Buffer.from(TEXT.replace('€', '\x80'), 'latin1')],
  ])('the text of a file is read from %s', (_, bytes) => {
    expect(read(bytes)).toBe(TEXT);
  });

  test('the text of a file is decoded from any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => typeof read(bytes) === 'string'),
    );
  });
});

describe('a table', () => {
  const cells = (text: string) => parseTabla(text).lineas.map(({ celdas }) => celdas);

  test('a table copied from a spreadsheet is split at its tabs, even if a header has a comma', () => {
    expect(cells('Nombre, o keko\tMisión\nAna\tOficial, II\n')).toEqual([
      ['Nombre, o keko', 'Misión'],
      ['Ana', 'Oficial, II'],
    ]);
  });

  const HEADS = ['Usuario', 'Motivo', 'Créditos'];
  const count = (celdas: readonly string[]) =>
    celdas.filter((celda) => HEADS.includes(celda.trim())).length;
  const bodyOf = (text: string) => {
    const { lineas, cabecera } = parseTabla(text, count);
    return {
      head: lineas[cabecera - 1]?.celdas,
      rows: lineas.slice(cabecera).map(({ numero, celdas }) => [numero, ...celdas]),
    };
  };

  test.each([
    ['no title above the header', 'Usuario;Motivo\nAna;Tarde\n', 2],
    ['a title in one cell', 'Multas, noviembre de 2026\n\nUsuario;Motivo\nAna;Tarde\n', 4],
    [
      'titles as Excel writes them',
      'Policía;\r\n;\r\nSemana 3;2026\r\nUsuario;Motivo\r\nAna;Tarde\r\n',
      5,
    ],
    ['titles copied from a sheet', 'Policía\t\n\t\nUsuario\tMotivo\nAna\tTarde', 4],
    ['Excel’s line «sep=»', 'sep=;\r\nUsuario;Motivo\r\nAna;Tarde\r\n', 3],
    [
      'Excel’s line «sep=» in quotes, and a byte order mark',
      '\ufeff"sep=|"\nUsuario|Motivo\nAna|Tarde\n',
      3,
    ],
    ['hidden characters', '\u2068Usuario\u2069;Motivo\n\u200bAna;\u2068Tarde\u2069\n', 2],
    ['eight lines of titles', `${'Hoja\n'.repeat(8)}Usuario,Motivo\nAna,Tarde`, 10],
  ])('a table with %s has its header and its lines', (_, text, numero) => {
    expect(bodyOf(text)).toEqual({ head: ['Usuario', 'Motivo'], rows: [[numero, 'Ana', 'Tarde']] });
  });

  test('a table of one column has its header only below lines of several words, since a single word may be a name', () => {
    expect(bodyOf('Lista de la agencia\nUsuario\nAna,1\n')).toEqual({
      head: ['Usuario'],
      rows: [[3, 'Ana,1']],
    });
    expect(bodyOf('Ana\nUsuario\nBea\n').rows).toHaveLength(3);
  });

  test('a table has no header after its tenth line', () => {
    expect(bodyOf(`${'Ana;Tarde\n'.repeat(10)}Usuario;Motivo\n`).head).toBeUndefined();
  });

  test('a table is read back as written, whatever its cells and separator, with line breaks as LF', () => {
    const signs = fc.constantFrom(
      '"',
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      "'",
      '=',
      '+',
      '-',
      '@',
      'ñ',
      ' ',
      '👩\u200d🚀',
    );
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: signs }),
      fc.constantFrom('-Ana-', "'-Ana-", '@x', '=1+1', '?Que!'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }),
        fc.constantFrom(...SEPARADORES),
        fc.boolean(),
        (rows, separador, withSep) => {
          const lines = [HEADS, ...rows];
          const csv = formatCsv(lines, separador);
          const read = parseTabla(`\ufeff${withSep ? `sep=${separador}\r\n` : ''}${csv}`, count);
          const expected = lines
            .map((cells) => cells.map((text) => text.replaceAll(/\r\n?/g, '\n')))
            .filter((cells) => cells.some((text) => text.trim() !== ''));
          expect(read.falta).toBeNull();
          expect(read.lineas.map(({ celdas }) => celdas)).toEqual(expected);
          expect(read.cabecera).toBe(1);
        },
      ),
    );
  });

  test('a table is distinguished from a workbook', () => {
    expect(findLibro(Buffer.from('PK\u0003\u0004…'))).toContain('guárdalo como CSV');
    expect(findLibro(Buffer.from('Usuario;Motivo\n'))).toBeNull();
  });

  test('a table is not split within quotes', () => {
    expect(cells('"a;b",c\n1,2\n')).toEqual([
      ['a;b', 'c'],
      ['1', '2'],
    ]);
  });

  test('a table with unbalanced quotes reports their line, and keeps the lines before it', () => {
    expect(parseTabla('A;B\n1;2\nx;"y\n')).toEqual({
      lineas: [
        { numero: 1, celdas: ['A', 'B'] },
        { numero: 2, celdas: ['1', '2'] },
      ],
      cabecera: 0,
      vacias: 0,
      falta: { linea: 3, texto: 'faltan las comillas que cierran' },
    });
  });
});
