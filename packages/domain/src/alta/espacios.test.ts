import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNombreFailure } from '../nombres/nombre';
import { hasEspacio, joinEspacios, joinNombre } from './espacios';

const fila = (usuario: string) => ({ fila: 1, usuario, mision: 'Recluta' });

describe('names with spaces', () => {
  test.each([
    ['Ana Ruiz', 'Ana_Ruiz', 'AnaRuiz'],
    [' Ana   de la Ñ ', 'Ana_de_la_Ñ', 'AnadelaÑ'],
    ['?Que! sí', '?Que!_sí', '?Que!sí'],
    ['Ana\u00a0Ruiz', 'Ana_Ruiz', 'AnaRuiz'],
    ['Ana Ruiz 💂', 'Ana Ruiz 💂', 'Ana Ruiz 💂'],
  ])('%j is joined to %j or %j', (nombre, guion, junto) => {
    expect([joinNombre(nombre, '_'), joinNombre(nombre, '')]).toEqual([guion, junto]);
  });

  test('only names with spaces are joined, and only if the result is a valid name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'Ñ', ' ', '_', '|', '\u200b', '7') })),
        fc.constantFrom('_' as const, '' as const),
        (nombres, union) => {
          const filas = nombres.map(fila);
          for (const [at, { usuario }] of joinEspacios(filas, union).entries()) {
            const before = nombres[at] as string;
            expect(usuario === before || findNombreFailure(usuario) === null).toBe(true);
            if (!hasEspacio(fila(before))) expect(usuario).toBe(before);
          }
        },
      ),
    );
  });
});
