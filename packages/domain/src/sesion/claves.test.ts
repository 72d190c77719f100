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
    [
      { usuario: 'x'.repeat(33) },
      'usuario',
      'El nombre debe tener entre 1 y 32 caracteres visibles',
    ],
    [
      { usuario: 'x'.repeat(33), clave: 'corta', rclave: 'corta' },
      'usuario',
      'El nombre debe tener entre 1 y 32 caracteres visibles',
    ],
    [
      { clave: '1234567', rclave: '1234567' },
      'clave',
      'La clave debe contener minimo 8 caracteres',
    ],
    [
      { clave: 'x'.repeat(129), rclave: 'x'.repeat(129) },
      'clave',
      'La clave debe contener como máximo 128 caracteres',
    ],
    [
      { usuario: 'Nueva.Voz', clave: 'NUEVA.voz', rclave: 'NUEVA.voz' },
      'clave',
      'La clave no puede ser el nombre',
    ],
    [
      { clave: 'una\u202eclave', rclave: 'una\u202eclave' },
      'clave',
      'La clave lleva un carácter que no se ve',
    ],
  ])('a registration with %j fails at %s', (change, campo, texto) => {
    expect(findFailure(registroRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('a registration is valid with a name and twice the same password, with or without a recommender (REG-14)', () => {
    expect(findFailure(registroRules, whole)).toBeNull();
    expect(findFailure(registroRules, { ...whole, referido: 'Oficial' })).toBeNull();
  });
});

describe('changing a password (CFG-04 to CFG-07)', () => {
  const whole = { clavea: 'la de antes', claven: 'la de ahora', rclave: 'la de ahora' };
  test.each([
    [{ clavea: '' }, 'clavea', 'No dejes campos vacios'],
    [{ claven: '', rclave: 'x' }, 'claven', 'No dejes campos vacios'],
    [{ rclave: '' }, 'rclave', 'No dejes campos vacios'],
    [{ claven: 'corta' }, 'rclave', 'Las claves no son las mismas'],
    [
      { claven: '1234567', rclave: '1234567' },
      'claven',
      'La nueva clave debe contener minimo 8 caracteres',
    ],
    [
      { claven: 'x'.repeat(129), rclave: 'x'.repeat(129) },
      'claven',
      'La nueva clave debe contener como máximo 128 caracteres',
    ],
    [
      { usuario: 'ÑandúLargo', claven: 'ñandúlargo', rclave: 'ñandúlargo' },
      'claven',
      'La nueva clave no puede ser el nombre',
    ],
    [
      { claven: 'la de antes', rclave: 'la de antes' },
      'claven',
      'La nueva clave debe ser distinta de la actual',
    ],
  ])('a change of password with %j fails at %s', (change, campo, texto) => {
    expect(findFailure(cambioClaveRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('a new password is valid with 8 to 128 characters', () => {
    expect(findFailure(cambioClaveRules, whole)).toBeNull();
    for (const claven of ['ñ'.repeat(8), '💂'.repeat(128)])
      expect(findFailure(cambioClaveRules, { ...whole, claven, rclave: claven })).toBeNull();
  });
});
