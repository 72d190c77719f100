import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earnedPay, type Requisitos, reduceRequirement } from './paga';

const requisitos = (fields: Partial<Requisitos> = {}): Requisitos => ({
  nomina_ascenso: 3,
  nomina_asistencia: 1,
  nomina_times: 120,
  boni_ascenso: 6,
  boni_asistencia: 0,
  boni_times: 240,
  paga_nomina: 10,
  paga_boni: 4,
  ...fields,
});

describe('the earned pay', () => {
  test.each([
    ['no work', [0, 0, 0], 0],
    ['one promotion less than the pay requires', [2, 1, 120], 0],
    ['exactly what the pay requires', [3, 1, 120], 10],
    ['one minute less than the bonus requires', [6, 1, 239], 10],
    ['exactly what the bonus requires', [6, 1, 240], 14],
    ['what the bonus requires, but not what the pay requires', [6, 0, 240], 0],
  ] as const)('the earned pay for %s', (_, [ascensos, asistencias, times], paga) => {
    expect(earnedPay({ ascensos, asistencias, times }, requisitos(), false)).toBe(paga);
  });

  test('a requirement of 0 is none, and a bonus without requirements is not earned', () => {
    const sinBoni = requisitos({
      nomina_ascenso: 0,
      nomina_asistencia: 0,
      nomina_times: 0,
      boni_ascenso: 0,
      boni_times: 0,
    });
    expect(earnedPay({ ascensos: 0, asistencias: 0, times: 0 }, sinBoni, false)).toBe(10);
  });

  test('a reduction halves every requirement and rounds halves up', () => {
    expect([0, 1, 2, 3, 5, 240].map(reduceRequirement)).toEqual([0, 1, 1, 2, 3, 120]);
    expect(earnedPay({ ascensos: 2, asistencias: 1, times: 60 }, requisitos(), true)).toBe(10);
    expect(earnedPay({ ascensos: 1, asistencias: 1, times: 60 }, requisitos(), true)).toBe(0);
    expect(earnedPay({ ascensos: 3, asistencias: 1, times: 120 }, requisitos(), true)).toBe(14);
  });

  const count = fc.integer({ min: 0, max: 500 });
  const logros = fc.record({ ascensos: count, asistencias: count, times: count });
  const anyRequisitos = fc.record({
    nomina_ascenso: count,
    nomina_asistencia: count,
    nomina_times: count,
    boni_ascenso: count,
    boni_asistencia: count,
    boni_times: count,
    paga_nomina: count,
    paga_boni: count,
  });

  test('the earned pay is nothing, the pay, or the pay with the bonus; more work or a reduction never lowers it', () => {
    fc.assert(
      fc.property(logros, logros, anyRequisitos, fc.boolean(), (some, more, r, reducido) => {
        const paga = earnedPay(some, r, reducido);
        expect([0, r.paga_nomina, r.paga_nomina + r.paga_boni]).toContain(paga);
        const sum = {
          ascensos: some.ascensos + more.ascensos,
          asistencias: some.asistencias + more.asistencias,
          times: some.times + more.times,
        };
        expect(earnedPay(sum, r, reducido)).toBeGreaterThanOrEqual(paga);
        expect(earnedPay(some, r, true)).toBeGreaterThanOrEqual(earnedPay(some, r, false));
      }),
    );
  });
});
