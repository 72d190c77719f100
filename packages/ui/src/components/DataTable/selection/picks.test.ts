import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Key, NO_PICKS, type Pick, type Picks, reducePicks } from './picks';

const OFFERED: readonly Key[] = Array.from({ length: 12 }, (_, index) => index);
const key = fc.constantFrom(...OFFERED);
const pick: fc.Arbitrary<Pick> = fc.oneof(
  key.map((one) => ({ kind: 'toggle', key: one }) as const),
  key.map((one) => ({ kind: 'range', key: one, offered: OFFERED }) as const),
  fc.subarray([...OFFERED]).map((keys) => ({ kind: 'only', keys }) as const),
  fc
    .subarray([...OFFERED])
    .map((offered) => ({ kind: 'prune', offered: new Set(offered) }) as const),
  fc.constantFrom({ kind: 'start' } as const, { kind: 'clear' } as const),
);
const reached = fc.array(pick, { maxLength: 20 }).map((acts) => acts.reduce(reducePicks, NO_PICKS));
const sorted = ({ keys }: Picks) => [...keys].sort((a, b) => Number(a) - Number(b));

test('toggling a row twice restores the selection', () => {
  fc.assert(
    fc.property(reached, key, (before, one) => {
      const toggle = { kind: 'toggle', key: one } as const;
      expect(sorted(reducePicks(reducePicks(before, toggle), toggle))).toEqual(sorted(before));
    }),
  );
});

test('a range gives all its rows the state of its first row and changes no other row', () => {
  fc.assert(
    fc.property(reached, key, key, (before, from, to) => {
      const begun = reducePicks(before, { kind: 'toggle', key: from });
      const after = reducePicks(begun, { kind: 'range', key: to, offered: OFFERED });
      for (const one of OFFERED as readonly number[]) {
        const isWithin =
          one >= Math.min(Number(from), Number(to)) && one <= Math.max(Number(from), Number(to));
        expect(after.keys.has(one)).toBe(
          (isWithin ? begun.keys.has(from) : begun.keys.has(one)) as boolean,
        );
      }
    }),
  );
});

test('a range without an anchor in the list toggles only its last row', () => {
  expect(sorted(reducePicks(NO_PICKS, { kind: 'range', key: 4, offered: OFFERED }))).toEqual([4]);
  const begun = reducePicks(NO_PICKS, { kind: 'toggle', key: 2 });
  expect(sorted(reducePicks(begun, { kind: 'range', key: 4, offered: [3, 4, 5] }))).toEqual([2, 4]);
});

test('prune deselects the rows that are no longer offered, and a second prune returns the same object', () => {
  fc.assert(
    fc.property(reached, fc.subarray([...OFFERED]), (before, offered) => {
      const prune = { kind: 'prune', offered: new Set(offered) } as const;
      const after = reducePicks(before, prune);
      expect(sorted(after)).toEqual(sorted(before).filter((one) => offered.includes(one)));
      expect(reducePicks(after, prune)).toBe(after);
    }),
  );
});

test('clear deselects all rows and ends the selection mode', () => {
  fc.assert(
    fc.property(reached, (before) => {
      expect(reducePicks(before, { kind: 'clear' })).toEqual(NO_PICKS);
    }),
  );
});
