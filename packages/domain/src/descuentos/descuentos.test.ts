import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { aplicarRules, descuentoRules, normalizeCodigo } from './descuento.rules';
import { DESCUENTOS } from './textos';

const WHOLE = { codigo: 'VERANO', descuento: 20 };

describe('creating a code', () => {
  test.each([
    [{ codigo: '' }, 'codigo', 'Faltan Datos'],
    [{ codigo: ' \u00a0' }, 'codigo', 'Faltan Datos'],
    [{ descuento: null }, 'descuento', 'Faltan Datos'],
    [{ codigo: '', descuento: null }, 'codigo', 'Faltan Datos'],
    [{ codigo: '\u200bVERANO' }, 'codigo', DESCUENTOS.codigoInvisible],
    // Each becomes two characters in NFC.
    [{ codigo: '\u0958'.repeat(33) }, 'codigo', DESCUENTOS.codigoLargo],
    [{ descuento: 0 }, 'descuento', DESCUENTOS.fueraDeLimites],
    [{ descuento: 101 }, 'descuento', DESCUENTOS.fueraDeLimites],
    [{ descuento: 12.5 }, 'descuento', DESCUENTOS.fueraDeLimites],
    [{ descuento: Number.NaN }, 'descuento', DESCUENTOS.fueraDeLimites],
  ])('a discount code with %j fails at %s (DSC-06, DSC-07)', (change, campo, texto) => {
    expect(findFailure(descuentoRules, { ...WHOLE, ...change })).toEqual({ campo, texto });
  });

  test('a discount is a whole percentage from 1 to 100', () => {
    for (const descuento of [1, 50, 100])
      expect(findFailure(descuentoRules, { ...WHOLE, descuento })).toBeNull();
  });
});

test('a code has one normalised form, however it was typed', () => {
  expect(normalizeCodigo(' AN\u0303O nuevo ')).toBe('AÑO nuevo');
});

test('an unknown code has its own texts in a transfer (TRA-09, TRA-11)', () => {
  expect(findFailure(aplicarRules, { code: ' ' })).toEqual({
    campo: 'code',
    texto: 'Faltan datos',
  });
  expect(findFailure(aplicarRules, { code: 'verano' })).toBeNull();
  expect(DESCUENTOS.aplicado(20)).toBe('Aplicado el 20% de descuento');
});
