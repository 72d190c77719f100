import { skipToken } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { read } from './read';

test('a read is kept under its tema, its name and what it asks for', () => {
  expect(read('getAllMultas').queryKey).toEqual(['multas', 'getAllMultas']);
  expect(read('userAllInfo', { id: 6 }).queryKey).toEqual(['usuarios', 'userAllInfo', { id: 6 }]);
});

test('it waits while what it asks for is not known', () => {
  expect(read('userAllInfo', { id: null }).queryFn).toBe(skipToken);
  expect(read('userAllInfo', { id: 6 }).queryFn).toBeUndefined();
});
