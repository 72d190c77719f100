import { skipToken } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { read } from './read';

test('a read is cached under its tema, its name and its parameters', () => {
  expect(read('getAllMultas').queryKey).toEqual(['multas', 'getAllMultas']);
  expect(read('userAllInfo', { id: 6 }).queryKey).toEqual(['usuarios', 'userAllInfo', { id: 6 }]);
});

test('a read waits while its parameters are unknown', () => {
  expect(read('userAllInfo', { id: null }).queryFn).toBe(skipToken);
  expect(read('userAllInfo', { id: 6 }).queryFn).toBeUndefined();
});
