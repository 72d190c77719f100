import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBefore, listWeek } from '../formato/week';
import { countRacha } from './racha';

const HOY = '2026-03-01';

describe('consecutive days with a clock-in', () => {
  test.each([
    ['no clock-in', [], 0],
    ['only today', [HOY], 1],
    ['yesterday, while today has no clock-in yet', ['2026-02-28'], 1],
    ['across the end of a month, up to today', ['2026-02-27', HOY, '2026-02-28'], 3],
    ['none, since yesterday had no clock-in', ['2026-02-27'], 0],
  ])('consecutive days with a clock-in: %s', (_, dias, racha) => {
    expect(countRacha(dias, HOY)).toBe(racha);
  });

  test('consecutive days are counted back to the first gap', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.boolean(),
        fc.array(fc.integer({ min: 50, max: 90 })),
        (length, withToday, earlier) => {
          const run = Array.from({ length }, (_, i) => daysBefore(HOY, withToday ? i : i + 1));
          expect(countRacha([...earlier.map((days) => daysBefore(HOY, days)), ...run], HOY)).toBe(
            length,
          );
        },
      ),
    );
  });
});

test('a week runs from Monday to Sunday, around each of its days', () => {
  const week = [
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ];
  for (const dia of week) expect(listWeek(dia)).toEqual(week);
  expect(() => listWeek('2026-02-30')).toThrow(RangeError);
});
