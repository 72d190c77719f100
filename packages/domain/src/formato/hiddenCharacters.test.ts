import { describe, expect, test } from 'vitest';
import { findHidden, replaceHidden } from './hiddenCharacters';

describe('a hidden character', () => {
  test.each([
    ['nothing', 'a\u0000b', 'U+0000'],
    ['escape, which commands a terminal', '\u001b[2J', 'U+001B'],
    ['delete', 'a\u007f', 'U+007F'],
    ['a control character of the second set', 'a\u009b31m', 'U+009B'],
    ['a carriage return', 'a\rb', 'U+000D'],
    ['a mark that turns the writing around', 'a\u202eb', 'U+202E'],
    ['its newer kin', 'a\u2066b\u2069', 'U+2066'],
    ['a mark of direction', 'a\u200fb', 'U+200F'],
    ['a space of no width', 'a\u200bb', 'U+200B'],
    ['the mark at the start of files', '\ufeffa', 'U+FEFF'],
    ['a separator of lines', 'a\u2028b', 'U+2028'],
    ['a joiner between letters', 'a\u200db', 'U+200D'],
    ['a joiner before a picture', 'a\u200d💂', 'U+200D'],
    ['a joiner after one', '💂\u200d', 'U+200D'],
    ['a choice of form after a letter', 'a\ufe0f', 'U+FE0F'],
    ['letters of a flag without it', 'a\u{e0067}', 'U+E0067'],
    ['a letter without a picture', '\u3164', 'U+3164'],
  ])('a hidden character is %s', (_, text, code) => {
    expect(findHidden(text)).toBe(code);
  });

  test.each([
    'Ñandú, 7 €',
    'dos\nlíneas\ty algo',
    '👩‍🚀',
    '🏳️‍🌈 y ❤️',
    '👮🏽‍♀️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣ #️⃣',
    '🇪🇸',
    'नमस्ते',
    'e\u0301',
    '👨‍👩‍👧‍👦👍🏿',
  ])('no character of «%s» is hidden', (text) => {
    expect(findHidden(text)).toBeNull();
  });
});

test('all hidden characters are replaced, line breaks too, except those within emoji', () => {
  expect(replaceHidden('a\u202eb\n👩\u200d🚀\u200d\u009b', () => '·')).toBe('a·b·👩\u200d🚀··');
});
