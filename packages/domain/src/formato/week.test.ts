import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mondayBefore, weekOf } from './week';

const isoOf = ({ desde, hasta }: { desde: Date; hasta: Date }) => [
  desde.toISOString(),
  hasta.toISOString(),
];

test.each([
  // A Saturday.
  [
    '2026-11-21T18:30:00.000Z',
    'America/Mexico_City',
    '2026-11-16T06:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
  ],
  // The last millisecond of the zone's Sunday, when it is already Monday in UTC.
  [
    '2026-11-23T05:59:59.999Z',
    'America/Mexico_City',
    '2026-11-16T06:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
  ],
  [
    '2026-11-23T06:00:00.000Z',
    'America/Mexico_City',
    '2026-11-23T06:00:00.000Z',
    '2026-11-30T06:00:00.000Z',
  ],
  [
    '2026-11-22T15:00:00.000Z',
    'Asia/Tokyo',
    '2026-11-22T15:00:00.000Z',
    '2026-11-29T15:00:00.000Z',
  ],
  // On this week's Sunday the clocks are set forward, so the week is an hour shorter.
  [
    '2026-03-25T12:00:00.000Z',
    'Europe/Madrid',
    '2026-03-22T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
])('the week of %s in %s runs from %s to %s', (now, zona, desde, hasta) => {
  expect(isoOf(weekOf(new Date(now), zona))).toEqual([desde, hasta]);
});

test('every instant is in its week, and the end of a week is the start of the next', () => {
  const zona = fc.constantFrom(
    'America/Mexico_City',
    'Europe/Madrid',
    'America/Santiago',
    'Africa/Cairo',
    'UTC',
  );
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      zona,
      (now, name) => {
        const { desde, hasta } = weekOf(now, name);
        expect(desde <= now && now < hasta).toBe(true);
        expect(weekOf(hasta, name).desde).toEqual(hasta);
        expect(weekOf(desde, name).desde).toEqual(desde);
      },
    ),
  );
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the day %s is in the week that began on %s', (dia, lunes) => {
  expect(mondayBefore(dia)).toBe(lunes);
});
