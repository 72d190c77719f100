import { expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { totalOf } from '../listapaga/pago';
import { describeCuenta } from './describeCuenta';

test.each([
  [8, 0, 15, '8c − 15c de multa = 0c'],
  [8, 20, 15, '8c + 20c de periodos cerrados − 15c de multa = 13c'],
  [0, 20, 0, '20c de periodos cerrados = 20c'],
  [0, 20, 5, '20c de periodos cerrados − 5c de multa = 15c'],
  [0, 0, 1500, '0c − 1.500c de multa = 0c'],
  [8, 0, 0, null],
  [0, 0, 0, null],
])(
  'an account with %i open, %i from closed periods and %i in fines reads: %s',
  (abierto, cerrados, multa, texto) => {
    expect(
      describeCuenta(
        {
          abierto,
          cerrados,
          multa,
          total: totalOf({ monto: abierto + cerrados, multa }),
        },
        CREDITOS,
      ),
    ).toBe(texto);
  },
);
