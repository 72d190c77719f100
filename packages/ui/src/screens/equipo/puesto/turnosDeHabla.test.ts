import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnosDeHabla } from './turnosDeHabla';

test('on a phone with room for three, the speakers speak one after another', () => {
  expect(turnosDeHabla([0, 1, 2], 3)).toEqual([[0], [1], [2]]);
});

test('speakers whose bubbles do not overlap share a turn, three at most', () => {
  expect(turnosDeHabla([0, 1, 2, 3, 4, 5, 6], 10)).toEqual([[0, 2, 4], [1, 3, 5], [6]]);
});

test('each speaker has one turn, and the bubbles of a turn never overlap', () => {
  const yard = fc
    .integer({ min: 1, max: 14 })
    .chain((count) =>
      fc.tuple(fc.constant(count), fc.subarray(Array.from({ length: count }, (_, place) => place))),
    );
  fc.assert(
    fc.property(yard, ([count, places]) => {
      const turns = turnosDeHabla(places, count);
      expect(turns.flat().sort((a, b) => a - b)).toEqual(places);
      for (const turn of turns) {
        const covered = turn.flatMap((place) =>
          place === count - 1 && count > 1 ? [place - 1, place] : [place, place + 1],
        );
        expect(new Set(covered).size).toBe(covered.length);
        expect(turn.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
