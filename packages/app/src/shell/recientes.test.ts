import { expect, test } from 'vitest';
import { noteReciente, readRecientes } from './recientes';

test('the newest five stand first, each once, and only for whom they are', () => {
  for (const ruta of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) noteReciente(1, ruta);
  expect(readRecientes(1)).toEqual(['/f', '/e', '/d', '/a', '/c']);
  expect(readRecientes(2)).toEqual([]);
  noteReciente(2, '/b');
  expect(readRecientes(2)).toEqual(['/b']);
  expect(readRecientes(1)).toEqual([]);
});
