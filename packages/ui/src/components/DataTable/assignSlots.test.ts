import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignSlots, type Slot } from './assignSlots';

const NOBODY: ReadonlySet<number> = new Set();
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
const drawn = (rows: readonly number[]): Slot[] => assignSlots([], rows, NOBODY);
const slotsOf = (slots: readonly Slot[]): number[] => slots.map(({ slot }) => slot);
/** How many elements of before React moves, by its own rule: those that stand after one that stood behind them. */
function countMoves(before: readonly Slot[], after: readonly Slot[]): number {
  let last = -1;
  let moves = 0;
  for (const { slot } of after) {
    const place = before.findIndex((one) => one.slot === slot);
    if (place >= 0 && place < last) moves += 1;
    last = Math.max(last, place);
  }
  return moves;
}

test('rows that all come anew are written into the elements that are there, none of which is made or moved', () => {
  const before = drawn(range(0, 12));
  const after = assignSlots(before, range(100, 112), NOBODY);
  expect(slotsOf(after)).toEqual(slotsOf(before));
});

test('a search that leaves some where they were moves none of them either', () => {
  const before = drawn(range(0, 12));
  const after = assignSlots(before, [1, 4, 9, ...range(20, 29)], NOBODY);
  expect(countMoves(before, after)).toBe(0);
  expect(new Set(slotsOf(after)).size).toBe(12);
});

test('of rows that scroll by, those that stay keep their element and one that comes below takes over that of the one that went above', () => {
  const before = drawn(range(0, 12));
  const after = assignSlots(before, range(1, 13), NOBODY);
  expect(slotsOf(after)).toEqual([...range(1, 12), 0]);
  expect(countMoves(before, after)).toBe(1);
});

test('a row that comes above others that stay is made: to bring an element up there would move all of them', () => {
  const before = drawn(range(1, 13));
  const after = assignSlots(before, range(0, 12), NOBODY);
  expect(slotsOf(after)).toEqual([12, ...range(0, 11)]);
  expect(countMoves(before, after)).toBe(0);
});

const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 16 });

test('each row has an element to itself, and that of the row under a hand is its own as long as it is there, and nobody’s after', () => {
  fc.assert(
    fc.property(keys, keys, fc.integer({ min: 0, max: 30 }), (first, then, kept) => {
      const before = drawn(first);
      const after = assignSlots(before, then, new Set([kept]));
      expect(after.map(({ row }) => row)).toEqual(then);
      expect(new Set(slotsOf(after)).size).toBe(then.length);
      const own = before.find(({ row }) => row === kept)?.slot;
      if (own !== undefined)
        for (const { slot, row } of after) expect(slot === own).toBe(row === kept);
    }),
  );
});

test('where most rows stay in their order, only elements of rows that went are moved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 5 }),
      (down, gone) => {
        const before = drawn(range(0, 16));
        const after = assignSlots(
          before,
          range(down, down + 16).filter((row) => !gone.includes(row)),
          NOBODY,
        );
        const staying = after.filter(({ row }) => Number(row) < 16);
        expect(slotsOf(staying)).toEqual(staying.map(({ row }) => row));
        expect(countMoves(before, after)).toBeLessThanOrEqual(after.length - staying.length);
      },
    ),
  );
});
