import { expect, test } from 'vitest';
import { createRecents } from './createRecents';

test('a user’s five newest addresses are remembered without repetitions, until another user opens an address', () => {
  const { note, read } = createRecents();
  for (const ruta of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) note(1, ruta);
  expect(read(1)).toEqual(['/f', '/e', '/d', '/a', '/c']);
  expect(read(2)).toEqual([]);
  note(2, '/b');
  expect(read(2)).toEqual(['/b']);
  expect(read(1)).toEqual([]);
});
