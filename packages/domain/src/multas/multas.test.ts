import { describe, expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { findFailure } from '../reglas/Rule';
import { multaRules } from './multa.rules';
import { MULTAS } from './textos';

const VALUES = { usuario: 6, motivo: 'Perfil privado', creditos: 5 };

describe('a fine', () => {
  test.each([
    [{ usuario: null, motivo: '' }, 'usuario', 'Selecciona un usuario'],
    [{ motivo: '' }, 'motivo', 'No dejes campos vacios'],
    [{ motivo: ' \n\u00a0' }, 'motivo', 'No dejes campos vacios'],
    [{ creditos: -1 }, 'creditos', 'Los créditos no pueden ser menos de 0.'],
  ])('a fine with %j fails at %s (MUL-04, MUL-05)', (changed, campo, texto) => {
    expect(findFailure(multaRules(CREDITOS), { ...VALUES, ...changed })).toEqual({ campo, texto });
  });

  test.each([5, 0, null])('a fine with the amount %s is valid (MUL-06)', (creditos) => {
    expect(findFailure(multaRules(CREDITOS), { ...VALUES, creditos })).toBeNull();
  });
});

test('collecting and uncollecting a fine have different texts', () => {
  expect([MULTAS.marcada('Recluta', 1), MULTAS.marcada('Recluta', 0)]).toEqual([
    'Multa de Recluta cobrada',
    'Multa de Recluta sin cobrar',
  ]);
  expect([MULTAS.yaMarcada(1), MULTAS.yaMarcada(0)]).toEqual([
    'Esa multa ya está cobrada.',
    'Esa multa ya está sin cobrar.',
  ]);
});
