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
