import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { describeFalta } from './describeFalta';
import { listPartes } from './paga';

const CATEGORIA = {
  nomina_ascenso: 0,
  nomina_asistencia: 3,
  nomina_times: 180,
  boni_ascenso: 1,
  boni_asistencia: 5,
  boni_times: 0,
  paga_nomina: 8,
  paga_boni: 3,
};
const HERS = { isOwn: false, isClosed: false, moneda: CREDITOS };
const falta = (
  asistencias: number,
  times: number,
  of = HERS,
  more: Partial<typeof CATEGORIA> = {},
  ascensos = 0,
) =>
  describeFalta(listPartes({ ascensos, asistencias, times }, { ...CATEGORIA, ...more }, false), of);

describe('the missing amount for a pay', () => {
  test.each([
    [0, 0, 'Le faltan 3 asistencias y 3h para cobrar 8c.'],
    [2, 180, 'Le falta 1 asistencia para cobrar 8c.'],
    [1, 200, 'Le faltan 2 asistencias para cobrar 8c.'],
    [3, 150, 'Le faltan 30 min para cobrar 8c.'],
    [3, 180, 'Le faltan 1 ascenso y 2 asistencias para la bonificación de 3c.'],
  ])(
    'with %i attendances and %i minutes the missing amount reads: %s',
    (asistencias, times, texto) => {
      expect(falta(asistencias, times)).toBe(texto);
    },
  );

  test('the missing amount has a text for the reader’s own pay, and in the past tense for a closed period', () => {
    expect(falta(2, 180, { isOwn: true, isClosed: false, moneda: CREDITOS })).toBe(
      'Te falta 1 asistencia para cobrar 8c.',
    );
    expect(falta(2, 180, { isOwn: true, isClosed: true, moneda: CREDITOS })).toBe(
      'Te faltó 1 asistencia para cobrar 8c.',
    );
    expect(falta(0, 180, { isOwn: false, isClosed: true, moneda: CREDITOS })).toBe(
      'Le faltaron 3 asistencias para cobrar 8c.',
    );
  });

  test('no amount is missing if all is earned or there is no bonus; a category without pay is named as such', () => {
    expect(falta(9, 999, HERS, {}, 1)).toBeNull();
    expect(falta(3, 180, HERS, { boni_ascenso: 0, boni_asistencia: 0 })).toBeNull();
    expect(falta(3, 180, HERS, { paga_nomina: 0, paga_boni: 0 })).toBe(
      'Esta categoría no paga nada.',
    );
  });

  test('for a person who has earned no part of the pay the missing amount is shown', () => {
    const count = fc.nat(400);
    fc.assert(
      fc.property(count, count, (asistencias, times) => {
        const partes = listPartes({ ascensos: 0, asistencias, times }, CATEGORIA, false);
        if (partes.some(({ ganada }) => ganada)) return;
        expect(describeFalta(partes, HERS)).toMatch(/^Le faltan? .+ para cobrar 8c\.$/);
      }),
    );
  });
});
