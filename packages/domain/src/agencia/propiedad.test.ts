import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { recuperarRules, traspasoRules } from './propiedad.rules';

describe('the owner’s new password', () => {
  test.each([
    [{ clave: 'una clave', rclave: 'una clave' }, null],
    [
      { clave: '', rclave: '' },
      { campo: 'clave', texto: 'No dejes campos vacios' },
    ],
    [
      { clave: 'una clave', rclave: '' },
      { campo: 'rclave', texto: 'No dejes campos vacios' },
    ],
    [
      { clave: 'una clave', rclave: 'otra clave' },
      { campo: 'rclave', texto: 'Las claves no son las mismas' },
    ],
    [
      { clave: 'corta', rclave: 'corta' },
      { campo: 'clave', texto: 'La nueva clave debe contener minimo 8 caracteres' },
    ],
  ])('the owner’s new password with %j gives the failure %j', (values, failure) => {
    expect(findFailure(recuperarRules, values)).toEqual(failure);
  });
});

describe('handing the agency over', () => {
  test.each([
    [{ usuario: 4, clave: 'x' }, null],
    [
      { usuario: null, clave: '' },
      { campo: 'usuario', texto: 'Elige a quién se la traspasas' },
    ],
    [
      { usuario: 4, clave: '' },
      { campo: 'clave', texto: 'No dejes campos vacios' },
    ],
  ])('handing the agency over with %j gives the failure %j', (values, failure) => {
    expect(findFailure(traspasoRules, values)).toEqual(failure);
  });
});
