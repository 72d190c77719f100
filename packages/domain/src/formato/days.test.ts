import { expect, test } from 'vitest';
import { countDays, formatDay, formatDays, parseDay, previousDay } from './days';

test('formatDay writes the day that the text names, not the day before or after', () => {
  expect(formatDay('2026-11-21')).toBe('21 nov 2026');
  expect(formatDay('2026-01-01')).toBe('1 ene 2026');
});

test.each([
  ['2026-11-23', '2026-11-27', 'del 23 al 27 nov 2026', 5],
  ['2026-11-23', '2026-11-23', 'el 23 nov 2026', 1],
  ['2026-11-28', '2026-12-03', 'del 28 nov al 3 dic 2026', 6],
  ['2026-12-30', '2027-01-02', 'del 30 dic 2026 al 2 ene 2027', 4],
  ['2026-11-01', '2027-11-01', 'del 1 nov 2026 al 1 nov 2027', 366],
  ['2028-02-28', '2028-03-01', 'del 28 feb al 1 mar 2028', 3],
])('the days from %s to %s are written «%s» and count %i', (inicio, final, words, days) => {
  expect(formatDays(inicio, final)).toBe(words);
  expect(countDays(inicio, final)).toBe(days);
});

test.each(['2026-02-30', '0000-01-01', '2026-13-01', '', '21/11/2026', '2026-1-1'])(
  '%j is no valid day',
  (dia) => {
    expect(parseDay(dia)).toBeNull();
    expect(() => formatDay(dia)).toThrow(RangeError);
  },
);

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
])('the day before %s is %s', (dia, before) => {
  expect(previousDay(dia)).toBe(before);
});
