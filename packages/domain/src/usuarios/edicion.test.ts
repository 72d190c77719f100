import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { edicionRules } from './edicion.rules';

describe('editing a person', () => {
  const whole = {
    nombre: 'Oficial',
    nombreActual: 'Oficial',
    firma: 'OFI',
    categoria: 5,
    firmaDesde: 5,
    despedido: false,
  };
  test.each([
    [{ nombre: '', firma: '' }, 'nombre', 'El nombre no puede estar vacio'],
    [{ firma: '' }, 'firma', 'Firma no puede estar vacia'],
    [{ firma: 'OF' }, 'firma', 'Firma debe contener 3 caracteres'],
    [{ firma: 'OF', categoria: 4 }, 'firma', 'Firma debe contener 3 caracteres'],
    [{ firma: 'O-F' }, 'firma', 'La firma solo puede llevar letras y números'],
    [{ despedido: true }, 'firma', 'Una persona despedida no tiene firma.'],
    [{ nombre: 'a b' }, 'nombre', 'Nombre no puede tener espacio'],
  ])('editing a person with %j fails at %s (USU-19 to USU-21)', (change, campo, texto) => {
    expect(findFailure(edicionRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('editing a person keeps an unchanged name that is no longer allowed', () => {
    expect(
      findFailure(edicionRules, { ...whole, nombre: 'ΟΔΟΣ', nombreActual: 'ΟΔΟΣ' }),
    ).toBeNull();
    expect(
      findFailure(edicionRules, { ...whole, nombre: 'ΟΔΟΣ2', nombreActual: 'ΟΔΟΣ' })?.campo,
    ).toBe('nombre');
  });

  test('editing a dismissed person needs no signature', () => {
    expect(findFailure(edicionRules, { ...whole, firma: '', despedido: true })).toBeNull();
  });

  test('editing a person accepts an empty signature below firma_desde (USU-22)', () => {
    expect(findFailure(edicionRules, { ...whole, categoria: 4, firma: '' })).toBeNull();
    expect(findFailure(edicionRules, whole)).toBeNull();
  });
});
