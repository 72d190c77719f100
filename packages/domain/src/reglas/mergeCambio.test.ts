import { expect, test } from 'vitest';
import { mergeCambio } from './mergeCambio';

const presente = { bloques: ['a', 'b'], codigos: ['x', 'y'] };

test('lists are compared as sets, except in the fields whose order matters', () => {
  const data = { bloques: ['b', 'a'], codigos: ['y', 'x'] };
  expect(mergeCambio(presente, data).cambios).toEqual({});
  expect(mergeCambio(presente, data, {}, ['bloques']).cambios).toEqual({ bloques: ['b', 'a'] });
});

test('if two users reorder one list, the later order is refused', () => {
  const previos = { bloques: ['c', 'a', 'b'] };
  expect(mergeCambio(presente, { bloques: ['b', 'a'] }, previos, ['bloques']).choques).toEqual([
    'bloques',
  ]);
  expect(
    mergeCambio(presente, { bloques: ['b', 'a'] }, { bloques: ['a', 'b'] }, ['bloques']),
  ).toEqual({ cambios: { bloques: ['b', 'a'] }, choques: [] });
});
