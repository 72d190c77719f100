import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { cambioNombreRules } from './cambio.rules';
import { CAMBIO_NOMBRE } from './textos';

describe('asking for another name', () => {
  test.each([
    ['', 'No dejes campos vacios'],
    [' ', 'No dejes campos vacios'],
    ['dos palabras', 'Nombre no puede tener espacio'],
    ['a'.repeat(33), 'El nombre debe tener entre 1 y 32 caracteres visibles'],
    ['igual', 'Ese nombre no se puede usar'],
  ])('asking for the name %j fails with: %s (NCM-10)', (nombre, texto) => {
    expect(findFailure(cambioNombreRules, { nombre })).toEqual({ campo: 'nombre', texto });
  });

  test('asking for an allowed name is valid', () => {
    expect(findFailure(cambioNombreRules, { nombre: 'Veterano' })).toBeNull();
  });

  test('the refusal of a second answer names the first answer and its author', () => {
    expect(
      [true, false].map((aceptada) => CAMBIO_NOMBRE.yaRespondida(aceptada, 'Gerente')),
    ).toEqual(['Gerente ya aceptó esta solicitud.', 'Gerente ya declinó esta solicitud.']);
  });
});
