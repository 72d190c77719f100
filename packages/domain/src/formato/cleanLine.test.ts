import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, dropHidden } from './cleanLine';
import { foldText } from './foldText';
import { findHidden } from './hiddenCharacters';

describe('a typed or pasted line', () => {
  test.each([
    ['\u2068Álvaro.Ruiz\u2069', 'Álvaro.Ruiz'],
    ['\u200bÑoño_77\u200b', 'Ñoño_77'],
    ['\ufeffAna', 'Ana'],
    ['A\ufeffna', 'Ana'],
    ['\u00a0?Que!\u00a0', '?Que!'],
    ['Luz\u2028Nocturna', 'Luz Nocturna'],
    ['Luz\u0085\r\n Nocturna', 'Luz Nocturna'],
    ['N\u0303on\u0303o', 'Ñoño'],
    ['so\u00adbre', 'sobre'],
    ['media\ud83d', 'media'],
    ['👩\u200d🚀 Ana', '👩\u200d🚀 Ana'],
    [' \u2066 ', ''],
  ])('the typed or pasted line %j is cleaned to %j', (typed, meant) => {
    expect(cleanLine(typed)).toBe(meant);
  });

  test('any text becomes one line without hidden characters, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(findHidden(clean)).toBeNull();
        expect(clean).not.toMatch(/^\s|\s$|[\n\t]|\s\s/);
      }),
    );
  });

  const HIDDEN = fc.constantFrom(
    '\u2068',
    '\u2069',
    '\u200b',
    '\u200e',
    '\u202a',
    '\u00ad',
    '\u2060',
  );
  test('a pasted line is found by a search for its visible text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Á', 'ñ', 'l', '0', '?', '.', '-', 'ß'), HIDDEN), {
          minLength: 1,
        }),
        (pairs) => {
          const plain = pairs.map(([letter]) => letter).join('');
          expect(cleanLine(pairs.flat().join(''))).toBe(plain);
          expect(foldText(pairs.flat().join(''))).toBe(foldText(plain));
        },
      ),
    );
  });
});

test('a text of several lines keeps its line breaks and tabs', () => {
  expect(dropHidden('a\u200b\n\tb\u2069')).toBe('a\n\tb');
});
