import { expect, test } from 'vitest';
import { formatSpan } from './span';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [MINUTE - 1, null],
  [MINUTE, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [DAY - 1, '23 h'],
  [DAY, '1 día'],
  [3.9 * DAY, '3 días'],
])('a span of %d ms is written %s', (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});
