import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapText } from './wrapText';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const word = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((one) => !/[\s\p{Cc}]/u.test(one));

describe('a text at a terminal', () => {
  test('a wrapped text keeps its words, and no line exceeds the width unless it is a single word', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.integer({ min: 10, max: 90 }),
        (words, room) => {
          const wrapped = wrapText(`  ${words.join(' ')}`, room);
          expect(wordsOf(wrapped)).toEqual(wordsOf(words.join(' ')));
          for (const line of wrapped.split('\n'))
            expect([...line].length <= room || wordsOf(line).length === 1).toBe(true);
        },
      ),
    );
  });

  test('a text is unchanged where it fits, and in a file', () => {
    const text = '  $ garita multas list\n\n  Uno   dos\n';
    expect(wrapText(text, 40)).toBe(text);
    expect(wrapText(text.repeat(9), Number.POSITIVE_INFINITY)).toBe(text.repeat(9));
  });

  test('a wrapped text after a label continues below the text', () => {
    expect(wrapText('Servidor   uno dos tres cuatro', 24)).toBe(
      'Servidor   uno dos tres\n           cuatro',
    );
  });

  test('a wrapped command is still one command, and quoted text stays whole', () => {
    expect(wrapText("  $ garita multas add Ana --motivo 'Llegó muy tarde'", 34)).toBe(
      "  $ garita multas add Ana \\\n    --motivo 'Llegó muy tarde'",
    );
  });

  test('colours of a text take no room', () => {
    expect(wrapText('\u001B[1mUno\u001B[22m dos tres', 12)).toBe('\u001B[1mUno\u001B[22m dos tres');
  });
});
