import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { cambioClaveRules } from './cambioClave.rules';
import { registroRules } from './registro.rules';

describe('registering (REG-09): the first failure stops', () => {
  const whole = { usuario: 'Nuevo', clave: 'una clave', rclave: 'una clave' };
  test.each([
    [{ usuario: '' }, 'usuario', 'No dejes campos vacios'],
    [{ clave: '' }, 'clave', 'No dejes campos vacios'],
    [{ rclave: '' }, 'rclave', 'No dejes campos vacios'],
    [{ referido: '' }, 'referido', 'No dejes campos vacios'],
    [{ usuario: 'a b', clave: '' }, 'clave', 'No dejes campos vacios'],
    [{ usuario: 'a b', rclave: 'otra' }, 'usuario', 'Nombre no puede tener espacio'],
    [{ rclave: 'otra' }, 'rclave', 'Las claves no son las mismas'],
    [{ usuario: 'x'.repeat(33), rclave: 'otra' }, 'rclave', 'Las claves no son las mismas'],
    [{ usuario: 'x'.repeat(33) }, 'usuario', 'El nombre debe tener entre 1 y 32 caracteres visibles'],
  ])('%j: %s', (change, campo, texto) => {
    expect(findFailure(registroRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('holds for a name and twice the same password, with or without who recommended us (REG-14)', () => {
    expect(findFailure(registroRules, whole)).toBeNull();
    expect(findFailure(registroRules, { ...whole, referido: 'Oficial' })).toBeNull();
  });
});

describe('changing one’s password (CFG-04 to CFG-07)', () => {
  const whole = { clavea: 'la de antes', claven: 'la de ahora', rclave: 'la de ahora' };
  test.each([
    [{ clavea: '' }, 'clavea', 'No dejes campos vacios'],
    [{ claven: '', rclave: 'x' }, 'claven', 'No dejes campos vacios'],
    [{ rclave: '' }, 'rclave', 'No dejes campos vacios'],
    [{ claven: 'corta' }, 'rclave', 'Las claves no son las mismas'],
    [{ claven: '1234567', rclave: '1234567' }, 'claven', 'La nueva clave debe contener minimo 8 caracteres'],
    [{ claven: 'la de antes', rclave: 'la de antes' }, 'claven', 'La nueva clave debe ser distinta de la actual'],
  ])('%j: %s', (change, campo, texto) => {
    expect(findFailure(cambioClaveRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('holds for eight characters and more', () => {
    expect(findFailure(cambioClaveRules, whole)).toBeNull();
    expect(findFailure(cambioClaveRules, { ...whole, claven: '12345678', rclave: '12345678' })).toBeNull();
  });
});
