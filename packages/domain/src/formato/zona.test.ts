import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf, momentsOf, wallTimeOf } from './zona';

const wall = (text: string) => Date.parse(`${text}Z`);
const iso = (ms: number) => new Date(ms).toISOString();

describe('wall times', () => {
  test.each([
    ['America/Mexico_City', '2026-11-21T12:30:00.250Z'],
    ['Europe/Madrid', '2026-11-21T19:30:00.250Z'],
    ['Asia/Kathmandu', '2026-11-22T00:15:00.250Z'],
  ])('wall times in %s are the times of its clocks', (zona, shown) => {
    expect(iso(wallTimeOf(Date.parse('2026-11-21T18:30:00.250Z'), zona))).toBe(shown);
  });

  test('a wall time has 0 for midnight, not 24', () => {
    expect(iso(wallTimeOf(Date.parse('2026-11-21T06:00:00Z'), 'America/Mexico_City'))).toBe(
      '2026-11-21T00:00:00.000Z',
    );
  });

  test('an unknown zone throws', () => {
    expect(() => wallTimeOf(0, 'Agencia/Garita')).toThrow(RangeError);
  });
});

describe('the instant of a wall time', () => {
  test.each([
    ['an ordinary time', 'Europe/Madrid', '2026-11-21T19:30', '2026-11-21T18:30:00.000Z'],
    [
      'a time that the clocks show twice means the first instant',
      'Europe/Madrid',
      '2026-10-25T02:30',
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'a time that the clocks skip is later by the length of the jump',
      'Europe/Madrid',
      '2026-03-29T02:30',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'a time within a jump of half an hour',
      'Australia/Lord_Howe',
      '2026-10-04T02:10',
      '2026-10-03T15:40:00.000Z',
    ],
    [
      'midnight, skipped by a jump',
      'America/Santiago',
      '2026-09-06T00:00',
      '2026-09-06T04:00:00.000Z',
    ],
    [
      'a time on a day that the clocks skip',
      'Pacific/Apia',
      '2011-12-30T12:00',
      '2011-12-30T22:00:00.000Z',
    ],
  ])('the instant of a wall time: %s', (_, zona, local, moment) => {
    expect(iso(momentOf(wall(local), zona))).toBe(moment);
  });

  test.each([
    ['Europe/Madrid', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    [
      'America/Santiago',
      '2026-04-04T23:30',
      ['2026-04-05T02:30:00.000Z', '2026-04-05T03:30:00.000Z'],
    ],
    ['Europe/Madrid', '2026-11-21T19:30', ['2026-11-21T18:30:00.000Z']],
    ['Europe/Madrid', '2026-03-29T02:30', ['2026-03-29T01:30:00.000Z']],
  ])('momentsOf gives every instant at which the clocks in %s show %s', (zona, local, moments) => {
    expect(momentsOf(wall(local), zona).map(iso)).toEqual(moments);
  });

  test('momentOf gives back every instant whose wall time is shown for the first time', () => {
    const zonas = [
      'America/Mexico_City',
      'Europe/Madrid',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Antarctica/Troll',
      'America/St_Johns',
      'Asia/Kathmandu',
    ];
    const moments = fc.integer({ min: Date.parse('2005-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(fc.constantFrom(...zonas), moments, (zona, ms) => {
        const back = momentOf(wallTimeOf(ms, zona), zona);
        expect(back).toBeLessThanOrEqual(ms);
        expect(wallTimeOf(back, zona)).toBe(wallTimeOf(ms, zona));
      }),
    );
  });
});
