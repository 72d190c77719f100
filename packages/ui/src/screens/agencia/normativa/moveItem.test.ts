import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem } from './moveItem';

test('moving an item keeps the order of the other items', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('moving keeps every item, and an index outside the list changes nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { maxLength: 8 }),
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      (things, from, to) => {
        const moved = moveItem(things, from, to);
        expect([...moved].sort()).toEqual([...things].sort());
        if (from >= 0 && from < things.length && to >= 0 && to < things.length)
          expect(moved[to]).toBe(things[from]);
        else expect(moved).toBe(things);
      },
    ),
  );
});
