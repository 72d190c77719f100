import { expect, test } from 'vitest';
import { formatNombres } from './formatNombres';

test.each([
  [['Cabo'], 'Cabo'],
  [['Agente', 'Cabo'], 'Agente y Cabo'],
  [['Agente', 'Cabo', 'Recluta'], 'Agente, Cabo y Recluta'],
  [['Agente', 'Cabo', 'Oficial', 'Recluta'], 'Agente, Cabo y 2 más'],
])('the names %j are listed up to three, with a count of the rest', (nombres, sentence) => {
  expect(formatNombres(nombres, 3)).toBe(sentence);
});

test('all names are listed if there is room', () => {
  expect(formatNombres(['A', 'B', 'C', 'D', 'I'])).toBe('A, B, C, D e I');
});
