import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillAddress, readAddressPart, toAddressPart } from './addressPart';

/** Any text except `.` and `..`, which URL parsers treat as path steps. */
const text = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((one) => one !== '.' && one !== '..');

describe('a part of a path', () => {
  test('an escaped text is the same text after decoding', () => {
    fc.assert(
      fc.property(text, (one) => void expect(readAddressPart(toAddressPart(one))).toBe(one)),
    );
  });

  test('an escaped text stays one path part, unchanged, in every address', () => {
    fc.assert(
      fc.property(text, (one) => {
        const { pathname, search, hash } = new URL(
          `/a/${toAddressPart(one)}/b`,
          'https://garita.test',
        );
        expect([pathname, search, hash]).toEqual([`/a/${toAddressPart(one)}/b`, '', '']);
        expect(pathname.split('/')).toHaveLength(4);
        expect(
          new URL(`/?q=${toAddressPart(one)}`, 'https://garita.test').searchParams.get('q'),
        ).toBe(one);
      }),
    );
  });

  test('a wrongly escaped path part is read unchanged, without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', 'F', '4', '1', 'x', 'ñ') }),
        (one) => void expect(readAddressPart(one)).toEqual(expect.any(String)),
      ),
    );
    expect(['50%', '%', '%zz', '%ff'].map(readAddressPart)).toEqual(['50%', '%', '%zz', '%ff']);
  });

  test('a lone surrogate is escaped as the replacement character', () => {
    expect(toAddressPart('a\ud83cb')).toBe('a%EF%BF%BDb');
  });
});

test('an address is filled in only at its own braces, not at those within a value', () => {
  expect(fillAddress('https://x.test/{a}/{b}?c={a}', { a: '{b}', b: '$&' })).toBe(
    'https://x.test/%7Bb%7D/%24%26?c=%7Bb%7D',
  );
  expect(fillAddress('/{usuario}/{otra}', { usuario: 7 })).toBe('/7/{otra}');
  expect(fillAddress('/{constructor}', {})).toBe('/{constructor}');
});
