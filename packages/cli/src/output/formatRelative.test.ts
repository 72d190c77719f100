import { expect, test } from 'vitest';
import { formatRelative } from './formatRelative';

const NOW = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, 'ahora'],
  [59_999, 'ahora'],
  [-30_000, 'ahora'],
  [MINUTE, 'hace 1 min'],
  [HOUR - 1, 'hace 59 min'],
  [HOUR, 'hace 1 h'],
  [24 * HOUR, 'hace 1 día'],
  [50 * HOUR, 'hace 2 días'],
  [-5 * MINUTE, 'dentro de 5 min'],
  [-72 * HOUR, 'dentro de 3 días'],
])('an instant of %i ms ago is «%s»', (ms, text) => {
  expect(formatRelative(new Date(NOW - ms).toISOString(), NOW)).toBe(text);
});

test('an instant of a week ago is a date', () => {
  expect(formatRelative('2026-11-10T18:30:00.000Z', NOW)).toMatch(/^10 nov 2026/);
});
