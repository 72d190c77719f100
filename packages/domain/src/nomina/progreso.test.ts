import { expect, test } from 'vitest';
import { formatProgreso } from './progreso';

test.each([
  ['ascenso', 3, 4, '3 de 4'],
  ['asistencia', 12, 4, '12 de 4'],
  ['ascenso', 1234, 0, '1.234'],
  ['minutos', 161, 180, '2h 41m de 3h'],
  ['minutos', 0, 30, '0h 0m de 0h 30m'],
  ['minutos', 600, 0, '10h 0m'],
] as const)('a progress in %s: %d of %d', (tipo, hecho, pide, text) => {
  expect(formatProgreso(tipo, hecho, pide)).toBe(text);
});
