import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './shorten';

test.each([
  ['Ñoño_77', 7, 'Ñoño_77'],
  ['Ñoño_778', 7, 'Ñoño_7…'],
  ['🚓🚓🚓', 3, '🚓🚓🚓'],
  ['a🚓🚓🚓', 3, 'a🚓…'],
])('%s shortened to %i characters is %s', (texto, max, shown) => {
  expect(shorten(texto, max)).toBe(shown);
});

test('a shortened text has the maximum length, and no split character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (texto, max) => {
      const shown = shorten(texto, max);
      expect([...shown]).toHaveLength(Math.min(max, [...texto].length));
      expect(shown).not.toMatch(/[\ud800-\udfff]/u);
    }),
  );
});
