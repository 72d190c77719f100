import { expect, test } from 'vitest';
import { REGISTROS } from './textos';

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Ignacio'], 'Ana e Ignacio'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E y F'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E y 2 más'],
])('the names %j are shown as %s', (names, text) => {
  expect(REGISTROS.registrado('Nueva', names)).toBe(
    `Nueva se registró desde la dirección de ${text}`,
  );
});

test('the text of a correction says whether it adds or subtracts', () => {
  expect(REGISTROS.requisito('ascenso', 2, 'Oficial')).toBe('Suma 2 ascensos a Oficial');
  expect(REGISTROS.requisito('asistencia', -1, 'Oficial')).toBe('Resta 1 asistencia a Oficial');
  expect(REGISTROS.requisito('minutos', -90, 'Oficial')).toBe('Resta 1h 30m a Oficial');
});
