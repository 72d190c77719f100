import { expect, test } from 'vitest';
import { describeFila } from './describeFila';

const NOMBRES = new Map([[4, 'Oficial']]);

test('people are told by name, moments in words, and what stayed once', () => {
  const antes = { usuario: 4, cobrado: 0, mision: 'Oficial I' };
  const despues = { usuario: 4, cobrado: 1, mision: 'Oficial II', otro: [1200, true, null] };
  expect(describeFila({ antes, despues }, NOMBRES)).toEqual([
    { campo: 'Persona', antes: null, despues: 'Oficial' },
    { campo: 'Cobrada', antes: 'No', despues: 'Sí' },
    { campo: 'Misión', antes: 'Oficial I', despues: 'Oficial II' },
    { campo: 'otro', antes: null, despues: '1.200, Sí, —' },
  ]);
  expect(describeFila({ antes: { salida: '2026-11-21T18:30:00.000Z' }, despues: null }, NOMBRES)[0]).toMatchObject({ campo: 'Salida', despues: null });
  expect(describeFila({ antes: null, despues: null }, NOMBRES)).toEqual([]);
});
