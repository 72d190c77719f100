import { expect, test } from 'vitest';
import { localDay } from './localDay';

test.each([
  ['2026-11-21T05:59:59.999Z', 'America/Mexico_City', '2026-11-20'],
  ['2026-11-21T06:00:00.000Z', 'America/Mexico_City', '2026-11-21'],
  ['2026-11-21T06:00:00.000Z', 'Asia/Tokyo', '2026-11-21'],
  ['2026-11-21T15:00:00.000Z', 'Asia/Tokyo', '2026-11-22'],
  ['2027-01-01T02:59:00.000Z', 'America/Argentina/Buenos_Aires', '2026-12-31'],
])('at %s the day in %s is %s', (iso, zona, day) => {
  expect(localDay(Date.parse(iso), zona)).toBe(day);
});
