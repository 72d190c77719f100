import { expect, test } from 'vitest';
import { spellName } from './spellName';

test('names are sentences, with their signs', () => {
  expect(spellName('Con Membresia')).toBe('Con membresía');
  expect(spellName('Vacio En Telefono')).toBe('Vacío en teléfono');
  expect(spellName('Codigo QR')).toBe('Código QR');
  expect(spellName('Por Que Cobra')).toBe('Por qué cobra');
  expect(spellName('Avisa A Discord')).toBe('Avisa a Discord');
});
