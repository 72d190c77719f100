import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { CIERRES, NOMBRES_CIERRE } from './cierres';
import { isVigente } from './despido';
import { despidoRules } from './despido.rules';

describe('dismissing a person', () => {
  const VALUES = { usuario: 5, motivo: 'Inactividad' };
  test.each([
    [{ usuario: null }, 'usuario', 'No dejes campos vacios'],
    [{ motivo: '' }, 'motivo', 'No dejes campos vacios'],
    [{ motivo: ' \n\u00a0' }, 'motivo', 'No dejes campos vacios'],
    [{ usuario: null, motivo: '' }, 'usuario', 'No dejes campos vacios'],
  ])('a dismissal with %j fails at %s (DES-08, DES-09)', (changed, campo, texto) => {
    expect(findFailure(despidoRules, { ...VALUES, ...changed })).toEqual({ campo, texto });
  });

  test('a dismissal is valid with a person and a reason', () => {
    expect(findFailure(despidoRules, VALUES)).toBeNull();
  });

  test('everything that a dismissal closes has a name, each once', () => {
    expect(new Set(CIERRES.map((cierre) => NOMBRES_CIERRE[cierre])).size).toBe(
      Object.keys(NOMBRES_CIERRE).length,
    );
  });
});

test('a dismissal lasts until the person returns', () => {
  expect(isVigente({ ingreso: null })).toBe(true);
  expect(isVigente({ ingreso: '2026-11-21T18:30:00.000Z' })).toBe(false);
});
