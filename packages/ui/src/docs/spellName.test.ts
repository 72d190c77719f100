import { expect, test } from 'vitest';
import { spellName } from './spellName';

test('spellName writes a story’s name in sentence case, with accents', () => {
  expect(spellName('Con Membresia')).toBe('Con membresía');
  expect(spellName('Vacio En Telefono')).toBe('Vacío en teléfono');
  expect(spellName('Codigo QR')).toBe('Código QR');
  expect(spellName('Por Que Cobra')).toBe('Por qué cobra');
  expect(spellName('Avisa A Discord')).toBe('Avisa a Discord');
});
