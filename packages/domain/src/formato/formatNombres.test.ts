import { expect, test } from 'vitest';
import { formatNombres } from './formatNombres';

test.each([
  [['Cabo'], 'Cabo'],
  [['Agente', 'Cabo'], 'Agente y Cabo'],
  [['Agente', 'Cabo', 'Recluta'], 'Agente, Cabo y Recluta'],
  [['Agente', 'Cabo', 'Oficial', 'Recluta'], 'Agente, Cabo y 2 más'],
])('%j in a sentence of three', (nombres, sentence) => {
  expect(formatNombres(nombres, 3)).toBe(sentence);
});

test('all of them, when there is room', () => {
  expect(formatNombres(['A', 'B', 'C', 'D', 'I'])).toBe('A, B, C, D e I');
});
