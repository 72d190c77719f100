import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { firmaRules, normalizeFirma, nuevaFirmaRules } from './firma.rules';

describe('a signature', () => {
  test.each([
    [
      '',
      'La firma debe contener unicamente 3 caracters',
      'La firma solo puede contener 3 caracteres',
    ],
    [
      'AB',
      'La firma debe contener unicamente 3 caracters',
      'La firma solo puede contener 3 caracteres',
    ],
    [
      'ABCD',
      'La firma debe contener unicamente 3 caracters',
      'La firma solo puede contener 3 caracteres',
    ],
    [
      'A-B',
      'La firma solo puede llevar letras y números',
      'La firma solo puede llevar letras y números',
    ],
  ])(
    'the signature «%s» is refused with the text of each screen (FIR-06, FIR-08, SOL-12)',
    (firma, enPantalla, enSolicitud) => {
      expect(findFailure(nuevaFirmaRules, { usuario: 4, firma })).toEqual({
        campo: 'firma',
        texto: enPantalla,
      });
      expect(findFailure(firmaRules, { firma })).toEqual({ campo: 'firma', texto: enSolicitud });
    },
  );

  test('a new signature needs a person', () => {
    expect(findFailure(nuevaFirmaRules, { usuario: null, firma: '' })).toEqual({
      campo: 'usuario',
      texto: 'Selecciona un usuario',
    });
  });

  test('a signature is stored in upper case (FIR-07)', () => {
    expect(findFailure(nuevaFirmaRules, { usuario: 4, firma: ' oñ1 ' })).toBeNull();
    expect(normalizeFirma(' oñ1 ')).toBe('OÑ1');
  });
});
