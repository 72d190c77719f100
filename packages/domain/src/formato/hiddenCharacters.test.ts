import { describe, expect, test } from 'vitest';
import { findHidden, replaceHidden } from './hiddenCharacters';

describe('a hidden character', () => {
  test.each([
    ['NUL', 'a\u0000b', 'U+0000'],
    ['Escape, which begins a terminal command', '\u001b[2J', 'U+001B'],
    ['Delete', 'a\u007f', 'U+007F'],
    ['a C1 control character', 'a\u009b31m', 'U+009B'],
    ['a carriage return', 'a\rb', 'U+000D'],
    ['a right-to-left override', 'a\u202eb', 'U+202E'],
    ['a left-to-right isolate', 'a\u2066b\u2069', 'U+2066'],
    ['a right-to-left mark', 'a\u200fb', 'U+200F'],
    ['a zero-width space', 'a\u200bb', 'U+200B'],
    ['a byte order mark', '\ufeffa', 'U+FEFF'],
    ['a line separator', 'a\u2028b', 'U+2028'],
    ['a joiner between letters', 'a\u200db', 'U+200D'],
    ['a joiner before an emoji', 'a\u200d💂', 'U+200D'],
    ['a joiner after an emoji', '💂\u200d', 'U+200D'],
    ['a variation selector after a letter', 'a\ufe0f', 'U+FE0F'],
    ['a tag character without its flag', 'a\u{e0067}', 'U+E0067'],
    ['a letter without a glyph', '\u3164', 'U+3164'],
  ])('findHidden reports %s', (_, text, code) => {
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
