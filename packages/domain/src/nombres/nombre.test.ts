import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNombreFailure, normalizeNombre } from './nombre';

describe('a name', () => {
  test.each(['Recluta', 'I1l_O0scar', 'Sra.Quintana', 'm0nt4ñes', 'Ñ', 'a'.repeat(32), '名前', '💂', '💂'.repeat(32)])('may be «%s»', (nombre) => {
    expect(findNombreFailure(nombre)).toBeNull();
  });

  test.each(['con espacio', ' Recluta', 'Recluta ', 'a\u00a0b', 'a\tb', 'a\u3000b'])('has no space: «%s» (REG-12)', (nombre) => {
    expect(findNombreFailure(nombre)).toBe('Nombre no puede tener espacio');
  });

  test.each(['', 'a'.repeat(33), '\u200b', 'a\u200bb', 'a\u202eb', 'ab\u0000', 'a\u00adb', '\u3164'])(
    'is 1 to 32 characters that can be seen: %j',
    (nombre) => {
      expect(findNombreFailure(nombre)).toBe('El nombre debe tener entre 1 y 32 caracteres visibles');
    },
  );

  test('is never the word that stands for "unchanged"', () => {
    expect(findNombreFailure('Igual')).toBe('Ese nombre no se puede usar');
  });

  test('is the same however its accents were typed, and stays admitted or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(normalizeNombre(text.normalize('NFD'))).toBe(normalizeNombre(text));
        expect(findNombreFailure(text.normalize('NFD'))).toBe(findNombreFailure(text.normalize('NFC')));
      }),
    );
  });
});
