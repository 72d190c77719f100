import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from './Rule';
import { momentsOf, rangoFechasRules } from './rangoFechas.rules';

describe('a filter by dates', () => {
  test.each([
    [{ inicio: '', final: '2026-11-21' }, 'inicio', 'No dejes campos vacios'],
    [{ inicio: '2026-11-21', final: '' }, 'final', 'No dejes campos vacios'],
    [{ inicio: '2026-02-30', final: '2026-03-01' }, 'inicio', 'Esa fecha no existe'],
    [{ inicio: '2026-01-01', final: '2026-13-01' }, 'final', 'Esa fecha no existe'],
    [
      { inicio: '2026-11-21', final: '2026-11-20' },
      'final',
      'Fecha final no puede ser menor a fecha inicial',
    ],
  ])('a date range with %j fails at %s (NOM-07, NOM-08)', (rango, campo, texto) => {
    expect(findFailure(rangoFechasRules, rango)).toEqual({ campo, texto });
  });

  test('a date range is valid for equal days, and for a leap day', () => {
    expect(findFailure(rangoFechasRules, { inicio: '2026-11-21', final: '2026-11-21' })).toBeNull();
    expect(findFailure(rangoFechasRules, { inicio: '2028-02-29', final: '2028-03-01' })).toBeNull();
  });

  test('a date range covers whole days of the agency’s zone, also days of 23 and 25 hours', () => {
    const hours = (dia: string, zona: string) => {
      const { desde, hasta } = momentsOf({ inicio: dia, final: dia }, zona);
      return (hasta.getTime() - desde.getTime()) / 3_600_000;
    };
    expect(momentsOf({ inicio: '2026-11-16', final: '2026-11-21' }, 'America/Mexico_City')).toEqual(
      {
        desde: new Date('2026-11-16T06:00:00.000Z'),
        hasta: new Date('2026-11-22T06:00:00.000Z'),
      },
    );
    expect([
      hours('2026-03-29', 'Europe/Madrid'),
      hours('2026-10-25', 'Europe/Madrid'),
      hours('2026-06-01', 'Europe/Madrid'),
    ]).toEqual([23, 25, 24]);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Madrid'])(
    'a date range up to the limits of the calendar is readable by a database, in %s too',
    (zona) => {
      const span = (inicio: string, final: string) => {
        const { desde, hasta } = momentsOf({ inicio, final }, zona);
        for (const moment of [desde, hasta]) expect(moment.toISOString()).toMatch(/^\d{4}-/);
        return hasta.getTime() - desde.getTime();
      };
      expect(span('0001-01-01', '9999-12-31')).toBeGreaterThan(8000 * 365 * 86_400_000);
      for (const dia of ['0001-01-01', '9999-12-31']) expect(span(dia, dia)).toBe(0);
    },
  );

  test('a date range that is split anywhere covers the same instants, each once', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000));
    const dia = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        day,
        fc.nat(60),
        fc.nat(60),
        fc.constantFrom('America/Mexico_City', 'Europe/Madrid', 'America/Santiago', 'UTC'),
        (start, a, b, zona) => {
          const cut = new Date(start.getTime() + a * 86_400_000);
          const end = new Date(cut.getTime() + (b + 1) * 86_400_000);
          const whole = momentsOf({ inicio: dia(start), final: dia(end) }, zona);
          const first = momentsOf({ inicio: dia(start), final: dia(cut) }, zona);
          const second = momentsOf(
            { inicio: dia(new Date(cut.getTime() + 86_400_000)), final: dia(end) },
            zona,
          );
          expect([first.desde, first.hasta, second.hasta]).toEqual([
            whole.desde,
            second.desde,
            whole.hasta,
          ]);
        },
      ),
    );
  });
});
