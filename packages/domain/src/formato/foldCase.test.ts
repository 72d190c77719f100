import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCase } from './foldCase';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

/** The ways in which the same text can be typed. */
const spellingsOf = (text: string): string[] => [
  text,
  text.toUpperCase(),
  text.toLowerCase(),
  ...FORMS.map((form) => text.normalize(form)),
];

test.each([
  ['Ñandú', 'ÑANDÚ', 'ñandú'],
  ['İnci3', 'i\u0307nci3', 'İNCI3'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['Straße', 'STRASSE', 'STRAẞE'],
  ['ＡＢＣ', 'abc', 'ABC'],
  ['Ｏﬁcial', 'OFICIAL', 'oficial'],
])('%s, %s and %s fold to the same text', (...spellings) => {
  expect(new Set(spellings.map(foldCase)).size).toBe(1);
});

test('accents and marks are kept: these are five different names', () => {
  expect(new Set(['Nandu', 'Ñandu', 'Nándu', 'Nandú', 'Ñandú'].map(foldCase)).size).toBe(5);
});

/** Characters that case folding or normalisation changes. */
const CHANGING = /[\p{Changes_When_Casemapped}\p{Changes_When_NFKC_Casefolded}]/u;

test('all spellings of a character fold alike, and folding again changes nothing', () => {
  const unstable: string[] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point);
    if (!CHANGING.test(character)) continue;
    const folded = foldCase(character);
    if ([folded, ...spellingsOf(character)].some((spelling) => foldCase(spelling) !== folded))
      unstable.push(point.toString(16));
  }
  expect(unstable).toEqual([]);
});

test('all spellings of a text fold alike, whatever is beside a letter', () => {
  const letter = fc.constantFrom(...'aAñÑıIiİßẞσςΣǰŉﬁΐάώ1', '\u0307', '\u0301', '\u0303');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 8 }), (letters) => {
      const text = letters.join('');
      const folded = foldCase(text);
      expect([folded, ...spellingsOf(text)].map(foldCase)).toEqual(
        Array(spellingsOf(text).length + 1).fill(folded),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a folded text contains its folded beginning, even if the beginning ends in a final sigma', () => {
  for (const [whole, beginning] of [
    ['ΑΣΤΡΟ', 'ΑΣ'],
    ['astro', 'AS'],
    ['Μάρςος', 'ΜΆΡΣ'],
  ] as const)
    expect(foldCase(whole)).toContain(foldCase(beginning));
});
