import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPaga } from '../inicio/nextPaga';
import { nextRecordatorio } from './nextRecordatorio';

const HOUR = 3_600_000;
const viernes = { dia: 5, hora: 20, minuto: 30 };

describe('the announcement of a pay', () => {
  test('the announcement comes the set number of hours before, once per pay', () => {
    const tell = (now: string) =>
      nextRecordatorio(viernes, 24, 'Europe/Madrid', new Date(now))?.momento.toISOString();
    expect(tell('2026-11-23T12:00:00Z')).toBe('2026-11-26T19:30:00.000Z');
    expect(tell('2026-11-26T19:29:59Z')).toBe('2026-11-26T19:30:00.000Z');
    expect(tell('2026-11-26T19:30:00Z')).toBe('2026-12-03T19:30:00.000Z');
  });

  test('the announcement counts elapsed hours: across a change of clocks its local hour differs', () => {
    const domingo = { dia: 7, hora: 12, minuto: 0 };
    const { momento, paga } =
      nextRecordatorio(domingo, 24, 'Europe/Madrid', new Date('2026-10-20T00:00:00Z')) ?? {};
    expect([momento?.toISOString(), paga?.toISOString()]).toEqual([
      '2026-10-24T11:00:00.000Z',
      '2026-10-25T11:00:00.000Z',
    ]);
  });

  test('no announcement is due if announcements are switched off', () => {
    expect(nextRecordatorio(viernes, null, 'UTC', new Date())).toBeNull();
  });

  test('each announcement is in the future, the set hours before a pay, and no pay is left out', () => {
    const ajustes = fc.record({
      dia: fc.integer({ min: 1, max: 7 }),
      hora: fc.integer({ min: 0, max: 23 }),
      minuto: fc.integer({ min: 0, max: 59 }),
    });
    const zonas = fc.constantFrom(
      'Europe/Madrid',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    );
    const moments = fc.integer({ min: Date.parse('2010-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(
        ajustes,
        fc.integer({ min: 1, max: 72 }),
        zonas,
        moments,
        (ajuste, horas, zona, now) => {
          const first = nextRecordatorio(ajuste, horas, zona, new Date(now));
          if (!first) throw new Error('There is one.');
          expect(first.momento.getTime()).toBeGreaterThan(now);
          expect(first.paga.getTime() - first.momento.getTime()).toBe(horas * HOUR);
          const second = nextRecordatorio(ajuste, horas, zona, first.momento);
          expect(second?.paga).toEqual(nextPaga(ajuste, zona, first.paga));
        },
      ),
    );
  });
});
