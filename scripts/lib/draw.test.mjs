import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw } from './draw.mjs';

const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });

test('without a seed the whole list is drawn', () => {
  expect(draw(['a', 'b', 'c'], 0.1, String, '')).toEqual(['a', 'b', 'c']);
});

test('the drawn share has the list’s order, and depends on the seed and not on that order', () => {
  fc.assert(
    fc.property(names, share, fc.string({ minLength: 1 }), (list, part, seed) => {
      const drawn = draw(list, part, String, seed);
      expect(drawn).toHaveLength(Math.ceil(list.length * part));
      expect(drawn).toEqual(list.filter((name) => drawn.includes(name)));
      expect(draw(list.toReversed(), part, String, seed).toSorted()).toEqual(drawn.toSorted());
    }),
  );
});

test('40 draws of a tenth cover nearly the whole list', () => {
  const list = Array.from({ length: 500 }, (_, i) => `llamada${i}`);
  const seen = new Set(
    Array.from({ length: 40 }, (_, commit) => draw(list, 0.1, String, `${commit}`)).flat(),
  );
  expect(seen.size).toBeGreaterThan(480);
});
