import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Codificacion, decodeTabla } from './decodeTabla';
import { parseTabla } from './parseTabla';

const decode = (codificacion: Codificacion, bytes: Uint8Array) => new TextDecoder(codificacion, { fatal: true, ignoreBOM: true }).decode(bytes);
const read = (bytes: Uint8Array) => decodeTabla(bytes, decode);
const be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const TEXT = 'Nombre;Misión\r\nÑandú;Oficial €\r\n';

describe('the text of a file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16, the other way round', be(`\uFEFF${TEXT}`)],
    ['UTF-16, the other way round, without its mark', be(TEXT)],
    ['Windows-1252', Buffer.from(TEXT.replace('€', '\x80'), 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(read(bytes)).toBe(TEXT);
  });

  test('is read whatever the bytes are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => typeof read(bytes) === 'string'));
  });
});

describe('a table', () => {
  const cells = (text: string) => parseTabla(text).lineas.map(({ celdas }) => celdas);

  test('that is copied from a spreadsheet is parted by its tabs, also where a head has a comma', () => {
    expect(cells('Nombre, o keko\tMisión\nAna\tOficial, II\n')).toEqual([
      ['Nombre, o keko', 'Misión'],
      ['Ana', 'Oficial, II'],
    ]);
  });

  test('is not parted by what stands within quotes', () => {
    expect(cells('"a;b",c\n1,2\n')).toEqual([
      ['a;b', 'c'],
      ['1', '2'],
    ]);
  });

  test.each(['\t', ';', ','])('holds whatever its quotes hold, parted by %j', (mark) => {
    const quoted = (celda: string) => `"${celda.replaceAll('"', '""')}"`;
    const celda = fc.stringMatching(/^x[";,\t\n 'ñ]{0,6}$/);
    const table = fc.array(fc.array(celda, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = [['A', 'B'], ...rows].map((row) => row.map(quoted).join(mark)).join('\n');
        expect(cells(text).slice(1)).toEqual(rows);
      }),
    );
  });

  test('takes a quote within a cell as it stands, and blanks behind the closing one for none', () => {
    expect(cells('a 6" one,"b" ,c\n"d" \t,"e" ')).toEqual([
      ['a 6" one', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  test('knows the line of what stands behind cells of several', () => {
    expect(parseTabla('A,B\n"1\n2",x\n\ny,z\n"w"w,').lineas.map(({ numero }) => numero)).toEqual([1, 2, 5]);
    expect(parseTabla('A,B\n"1\n2",x\n\ny,z\n"w"w,').falta).toEqual({ linea: 6, texto: 'sobra texto después de las comillas' });
  });

  test('says on which line its quotes do not match, and what was read before it', () => {
    expect(parseTabla('A;B\n1;2\nx;"y\n')).toEqual({
      lineas: [
        { numero: 1, celdas: ['A', 'B'] },
        { numero: 2, celdas: ['1', '2'] },
      ],
      falta: { linea: 3, texto: 'faltan las comillas que cierran' },
    });
  });
});
