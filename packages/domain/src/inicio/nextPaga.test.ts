import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallTimeOf } from '../formato/zona';
import { nextPaga, readAjustePaga, referenciaPaga } from './nextPaga';
import { PAISES } from './paises';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const sabado = { dia: 6, hora: 19, minuto: 0 };
const next = (zona: string, now: string, ajuste = sabado) =>
  nextPaga(ajuste, zona, new Date(now)).toISOString();

describe('the next pay (HOM-11, HOM-12)', () => {
  test.each([
    ['can be days away', '2026-11-18T12:00:00Z', '2026-11-22T01:00:00.000Z'],
    ['can be an instant away', '2026-11-22T00:59:59.999Z', '2026-11-22T01:00:00.000Z'],
    [
      'is a week away at the very instant of a pay',
      '2026-11-22T01:00:00Z',
      '2026-11-29T01:00:00.000Z',
    ],
    [
      'is on the agency’s Saturday, not on UTC’s',
      '2026-11-22T05:59:00Z',
      '2026-11-29T01:00:00.000Z',
    ],
  ])('the next pay %s', (_, now, paga) => {
    expect(next('America/Mexico_City', now)).toBe(paga);
  });

  test('the pay keeps its local hour when the clocks change', () => {
    expect(next('Europe/Madrid', '2026-03-22T12:00:00Z')).toBe('2026-03-28T18:00:00.000Z');
    expect(next('Europe/Madrid', '2026-03-29T12:00:00Z')).toBe('2026-04-04T17:00:00.000Z');
  });

  test('the pay comes right after the jump if the clocks skip its hour', () => {
    expect(next('Europe/Madrid', '2026-03-29T00:59:00Z', { dia: 7, hora: 2, minuto: 0 })).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  test('the pay comes once, even in an hour that the clocks show twice', () => {
    const domingo = { dia: 7, hora: 2, minuto: 0 };
    expect(next('Europe/Madrid', '2026-10-24T12:00:00Z', domingo)).toBe('2026-10-25T00:00:00.000Z');
    expect(next('Europe/Madrid', '2026-10-25T00:30:00Z', domingo)).toBe('2026-11-01T01:00:00.000Z');
  });

  // Among these zones are clock changes of half an hour, of two hours, at midnight and back across
  // midnight, and one skipped day.
  const odd = [
    'Australia/Lord_Howe',
    'Antarctica/Troll',
    'America/Nuuk',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'America/St_Johns',
    'UTC',
  ];
  const zonas = fc.constantFrom(...PAISES.map((p) => p.zona), ...odd);
  const ajustes = fc.record({
    dia: fc.integer({ min: 1, max: 7 }),
    hora: fc.integer({ min: 0, max: 23 }),
    minuto: fc.integer({ min: 0, max: 59 }),
  });
  const moments = fc.integer({ min: Date.parse('2005-01-01'), max: Date.parse('2040-01-01') });
  const at = (ajuste: typeof sabado, zona: string, ms: number) =>
    nextPaga(ajuste, zona, new Date(ms)).getTime();

  test('the next pay is always in the future, and within eight days', () => {
    fc.assert(
      fc.property(ajustes, zonas, moments, (ajuste, zona, now) => {
        expect(at(ajuste, zona, now)).toBeGreaterThan(now);
        expect(at(ajuste, zona, now) - now).toBeLessThanOrEqual(8 * DAY);
      }),
    );
  });

  test('the next pay stays the same until it comes, and then changes', () => {
    fc.assert(
      fc.property(
        ajustes,
        zonas,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ajuste, zona, now, part) => {
          const paga = at(ajuste, zona, now);
          expect(at(ajuste, zona, Math.floor(now + (paga - 1 - now) * part))).toBe(paga);
          expect(at(ajuste, zona, paga)).toBeGreaterThan(paga);
        },
      ),
    );
  });

  test('the pay falls on the weekday, hour and minute of the setting, unless the clocks skip them', () => {
    fc.assert(
      fc.property(ajustes, zonas, moments, (ajuste, zona, now) => {
        const paga = at(ajuste, zona, now);
        const isIt = (ms: number) => {
          const shown = new Date(wallTimeOf(ms, zona));
          return (
            (shown.getUTCDay() || 7) === ajuste.dia &&
            shown.getUTCHours() === ajuste.hora &&
            shown.getUTCMinutes() === ajuste.minuto
          );
        };
        if (isIt(paga)) return;
        for (let ms = paga - 26 * HOUR; ms <= paga + 26 * HOUR; ms += MINUTE)
          expect(isIt(ms), new Date(ms).toISOString()).toBe(false);
      }),
    );
  });
});

describe('the setting of the pay', () => {
  test('a stored pay setting is read unchanged', () => {
    expect(readAjustePaga({ dia: 7, hora: 0, minuto: 45 })).toEqual({
      dia: 7,
      hora: 0,
      minuto: 45,
    });
  });

  test('a pay setting without minutes is on the hour', () => {
    const viernes = readAjustePaga({ dia: 5, hora: 20 });
    expect(viernes).toEqual({ dia: 5, hora: 20, minuto: 0 });
    expect(next('Europe/Madrid', '2026-11-23T21:00:00Z', viernes)).toBe('2026-11-27T19:00:00.000Z');
  });

  test.each([
    undefined,
    null,
    'sábado',
    [],
    {},
    { dia: 6 },
    { dia: 0, hora: 19 },
    { dia: 8, hora: 19 },
    { dia: 6, hora: 24 },
    { dia: 6, hora: 19.5 },
    { dia: 6, hora: 19, minuto: 60 },
    { dia: 6, hora: 19, minuto: '5' },
  ])('the invalid pay setting %j gives the default', (value) => {
    expect(readAjustePaga(value)).toEqual(sabado);
  });
});

test('the reference is one fixed pay (HOM-09)', () => {
  expect(referenciaPaga(sabado, 'America/Mexico_City').toISOString()).toBe(
    '2026-01-04T01:00:00.000Z',
  );
  expect(referenciaPaga({ dia: 4, hora: 0, minuto: 0 }, 'UTC').toISOString()).toBe(
    '2026-01-08T00:00:00.000Z',
  );
});
