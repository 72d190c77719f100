import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earnedPay } from '../nomina/paga';
import { listRequisitos, percentDone } from './requisitos';

const CATEGORIA = {
  nomina_ascenso: 3,
  nomina_asistencia: 0,
  nomina_times: 241,
  boni_ascenso: 6,
  boni_asistencia: 6,
  boni_times: 0,
  paga_nomina: 14,
  paga_boni: 6,
};

describe('the progress of a requirement', () => {
  test.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 66],
    [3, 3, 100],
    [9, 3, 100],
    [0, 0, 100],
    [-5, 3, 0],
    [239, 240, 99],
  ])('%i of %i required is a progress of %i %%', (done, required, percent) => {
    expect(percentDone(done, required)).toBe(percent);
  });

  test('the progress is 100 exactly when the requirement is met', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (done, required) => {
        expect(percentDone(done, required) === 100).toBe(done >= required);
      }),
    );
  });
});

describe('the requirements of a profile (PER-20, PER-21)', () => {
  test('the requirements of a profile are in order, with the finished requirements, halved by a membership', () => {
    const [ascensos, asistencias, times] = listRequisitos(
      { ascensos: 2, asistencias: 1, times: 121 },
      CATEGORIA,
      true,
    );
    expect(ascensos).toEqual({
      nomina_label: 'Ascensos',
      nomina_hecha: 2,
      nomina: 2,
      nomina_porcentaje: 100,
      bonificacion_label: 'Ascensos',
      bonificacion_hecha: 2,
      bonificacion: 3,
      bonificacion_porcentaje: 66,
    });
    expect(asistencias).toMatchObject({
      nomina_label: 'Asistencias',
      nomina: 0,
      nomina_porcentaje: 100,
      bonificacion: 3,
    });
    expect(times).toMatchObject({
      nomina_label: 'Tiempos',
      nomina: 121,
      nomina_porcentaje: 100,
      bonificacion: 0,
      bonificacion_porcentaje: 100,
    });
  });

  test('the requirements of a profile are all at 100 exactly when the pay is earned', () => {
    const count = fc.nat(500);
    fc.assert(
      fc.property(
        fc.record({ ascensos: count, asistencias: count, times: count }),
        fc.boolean(),
        (logros, reducido) => {
          const isDone = listRequisitos(logros, CATEGORIA, reducido).every(
            (r) => r.nomina_porcentaje === 100,
          );
          expect(isDone).toBe(earnedPay(logros, CATEGORIA, reducido) > 0);
        },
      ),
    );
  });
});
