import { skipToken } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { read } from './read';

test('a read is kept under its tema, its name and what it asks for', () => {
  expect(read('multas', 'getAllMultas', 'GET /getAllMultas').queryKey).toEqual([
    'multas',
    'getAllMultas',
  ]);
  expect(read('usuarios', 'userAllInfo', 'GET /userAllInfo/{id}', { id: 6 }).queryKey).toEqual([
    'usuarios',
    'userAllInfo',
    { id: 6 },
  ]);
});

test('it waits while what it asks for is not known', () => {
  expect(read('usuarios', 'userAllInfo', 'GET /userAllInfo/{id}', { id: null }).queryFn).toBe(
    skipToken,
  );
  expect(read('usuarios', 'userAllInfo', 'GET /userAllInfo/{id}', { id: 6 }).queryFn).toBeTypeOf(
    'function',
  );
});
