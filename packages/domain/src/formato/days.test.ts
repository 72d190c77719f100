import { expect, test } from 'vitest';
import { countDays, formatDay, formatDays, parseDay } from './days';

test('a day is itself in every zone', () => {
  expect(formatDay('2026-11-21')).toBe('21 nov 2026');
  expect(formatDay('2026-01-01')).toBe('1 ene 2026');
});

test.each([
  ['2026-11-23', '2026-11-27', '23–27 de noviembre de 2026', 5],
  ['2026-11-23', '2026-11-23', '23 de noviembre de 2026', 1],
  ['2026-11-28', '2026-12-03', '28 de noviembre–3 de diciembre de 2026', 6],
  ['2026-12-30', '2027-01-02', '30 de diciembre de 2026–2 de enero de 2027', 4],
  ['2028-02-28', '2028-03-01', '28 de febrero–1 de marzo de 2028', 3],
])('%s to %s', (inicio, final, words, days) => {
  expect(formatDays(inicio, final).replace(/\s*–\s*/, '–')).toBe(words);
  expect(countDays(inicio, final)).toBe(days);
});

test.each(['2026-02-30', '0000-01-01', '2026-13-01', '', '21/11/2026', '2026-1-1'])('%j is no day', (dia) => {
  expect(parseDay(dia)).toBeNull();
  expect(() => formatDay(dia)).toThrow(RangeError);
});
