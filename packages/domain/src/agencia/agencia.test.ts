import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { agenciaRules } from './agencia.rules';

describe('the form that sets up the agency', () => {
  const whole = {
    nombre: 'Agencia Ñ',
    siglas: 'AÑ',
    zona: 'Europe/Madrid',
    usuario: 'Dueña',
    clave: 'una clave',
    rclave: 'una clave',
  };

  test('a complete form passes the rules', () => {
    expect(findFailure(agenciaRules, whole)).toBeNull();
  });

  test.each([
    [{ nombre: ' ' }, 'nombre', 'Ponle un nombre a la agencia'],
    [{ siglas: '' }, 'siglas', 'Pon las siglas de la agencia'],
    [{ siglas: 'ABCDEF' }, 'siglas', 'Las siglas pueden tener hasta 5 letras o números'],
    [{ siglas: 'A-B' }, 'siglas', 'Las siglas pueden tener hasta 5 letras o números'],
    [{ zona: 'Luna/Mar' }, 'zona', 'Esa zona horaria no existe'],
    [{ usuario: '' }, 'usuario', 'No dejes campos vacios'],
    [{ rclave: 'otra clave' }, 'rclave', 'Las claves no son las mismas'],
    [{ clave: 'corta', rclave: 'corta' }, 'clave', 'La clave debe contener minimo 8 caracteres'],
  ])('the form with %j fails at %s', (change, campo, texto) => {
    expect(findFailure(agenciaRules, { ...whole, ...change })).toEqual({ campo, texto });
  });
});
