import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { ajusteRules } from './ajuste.rules';
import { formatRequisito } from './requisito';

describe('an adjustment', () => {
  test.each([0, -1, 1.5, Number.NaN])('an adjustment of %d is refused (NOM-17)', (cantidad) => {
    expect(findFailure(ajusteRules, { cantidad, motivo: '' })).toEqual({
      campo: 'cantidad',
      texto: 'Cantidad no puede ser menor o igual a 0',
    });
  });

  test('an adjustment needs a reason if the form asks for one', () => {
    expect(findFailure(ajusteRules, { cantidad: 1, motivo: ' \n' })).toEqual({
      campo: 'motivo',
      texto: 'Escribe por qué se ajusta',
    });
  });

  test.each([null, 'Contó dos veces'])(
    'an adjustment of one or more is valid, with the reason %j',
    (motivo) => {
      expect(findFailure(ajusteRules, { cantidad: 1, motivo })).toBeNull();
    },
  );

  test('an adjustment has a text with its amount and unit', () => {
    expect([
      formatRequisito('ascenso', 1),
      formatRequisito('asistencia', 2),
      formatRequisito('minutos', 90),
    ]).toEqual(['1 ascenso', '2 asistencias', '1h 30m']);
    expect([
      formatRequisito('ascenso', -1),
      formatRequisito('asistencia', -2),
      formatRequisito('minutos', -90),
    ]).toEqual(['−1 ascenso', '−2 asistencias', '−1h 30m']);
  });
});
