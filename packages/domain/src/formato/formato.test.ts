import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSpanish } from './compareSpanish';
import { contar } from './contar';
import { formatCredits } from './credits';
import { formatRemaining, splitRemaining } from './duration';
import { foldText } from './foldText';
import { formatALas } from './formatALas';
import { formatInstant } from './instant';
import { formatMinutes, sayMinutes } from './minutes';
import { CREDITOS } from './moneda';

test.each([
  [0, '0 min'],
  [32, '32 min'],
  [-5.5, '−5 min'],
  [60, '1h'],
  [161, '2h 41m'],
  [-180, '−3h'],
])('in a sentence %d minutes are %s', (minutes, text) => {
  expect(sayMinutes(minutes)).toBe(text);
});

describe('formatMinutes (SHL-60)', () => {
  test.each([
    [0, '0h 0m'],
    [59, '0h 59m'],
    [60, '1h 0m'],
    [61.9, '1h 1m'],
    [6000, '100h 0m'],
    [-75, '−1h 15m'],
  ])('formatMinutes writes %d as %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });

  test('formatMinutes loses no minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutes) => {
        const [h, m] = formatMinutes(minutes).match(/\d+/g) as [string, string];
        expect(Number(h) * 60 + Number(m)).toBe(minutes);
        expect(Number(m)).toBeLessThan(60);
      }),
    );
  });
});

describe('formatCredits (SHL-61)', () => {
  test.each([
    [0, '0c'],
    [15, '15c'],
    [1500, '1.500c'],
    [1234567, '1.234.567c'],
  ])('formatCredits writes %d as %s', (credits, text) => {
    expect(formatCredits(credits, CREDITOS)).toBe(text);
  });
});

test.each([
  [0, '0 multas'],
  [1, '1 multa'],
  [2, '2 multas'],
  [1204, '1.204 multas'],
])('contar writes the count %d as %s', (count, text) => {
  expect(contar(count, 'multa', 'multas')).toBe(text);
});

describe('formatInstant', () => {
  const iso = '2026-11-21T18:30:00.000Z';
  test.each([
    ['America/Mexico_City', '21 nov 2026, 12:30'],
    ['Europe/Madrid', '21 nov 2026, 19:30'],
    ['Asia/Tokyo', '22 nov 2026, 03:30'],
  ])('formatInstant in the zone %s writes %s', (zone, text) => {
    expect(formatInstant(iso, { zone })).toBe(text);
  });

  test('formatInstant can show only the day or only the hour', () => {
    expect(formatInstant(iso, { zone: 'UTC', part: 'fecha' })).toBe('21 nov 2026');
    expect(formatInstant('2026-11-21T00:05:00.000Z', { zone: 'UTC', part: 'hora' })).toBe('00:05');
  });
});

test.each([
  ['2026-11-21T00:59:00.000Z', 'a las 00:59'],
  ['2026-11-21T01:00:00.000Z', 'a la 01:00'],
  ['2026-11-21T01:59:00.000Z', 'a la 01:59'],
  ['2026-11-21T11:01:00.000Z', 'a las 11:01'],
  ['2026-11-21T13:00:00.000Z', 'a las 13:00'],
])('formatALas writes %s as «%s»', (iso, text) => {
  expect(formatALas(iso, { zone: 'UTC' })).toBe(text);
});

describe('formatRemaining', () => {
  const HOUR = 3_600_000;
  test.each([
    [0, null],
    [-5, null],
    [1, '1 minuto'],
    [60_001, '2 minutos'],
    [HOUR, '1 hora'],
    [HOUR + 1, '1 hora y 1 minuto'],
    [29 * HOUR, '1 día y 5 horas'],
    [49 * HOUR + 60_000, '2 días y 1 hora'],
  ])('formatRemaining writes %d ms as %s', (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });
});

describe('splitRemaining (HOM-11)', () => {
  test.each([
    [0, null],
    [-1, null],
    [1, { dias: 0, horas: 0, minutos: 1 }],
    [3_600_000, { dias: 0, horas: 1, minutos: 0 }],
    [86_399_999, { dias: 1, horas: 0, minutos: 0 }],
    [4 * 86_400_000 + 23 * 3_600_000 + 59 * 60_000, { dias: 4, horas: 23, minutos: 59 }],
  ])('splitRemaining splits %d ms into %j', (ms, parts) => {
    expect(splitRemaining(ms)).toEqual(parts);
  });

  test('the parts of splitRemaining add up to the remaining time, rounded up to a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (ms) => {
        const { dias = 0, horas = 0, minutos = 0 } = splitRemaining(ms) ?? {};
        const sum = ((dias * 24 + horas) * 60 + minutos) * 60_000;
        expect(sum).toBeGreaterThanOrEqual(ms);
        expect(sum - ms).toBeLessThan(60_000);
        expect(horas).toBeLessThan(24);
        expect(minutos).toBeLessThan(60);
      }),
    );
  });
});

describe('searching and sorting', () => {
  test('searching folds case and accents (SHL-62)', () => {
    expect(foldText('Álvaro ÑANDÚ')).toBe('alvaro nandu');
  });

  test('sorting follows Spanish order: ñ after n, accents beside their letter', () => {
    expect(
      ['Zorro', 'ñandú', 'Nube', 'Óscar', 'nz', 'Oso', 'ábaco', 'Abad'].sort(compareSpanish),
    ).toEqual(['ábaco', 'Abad', 'Nube', 'nz', 'ñandú', 'Óscar', 'Oso', 'Zorro']);
  });
});
