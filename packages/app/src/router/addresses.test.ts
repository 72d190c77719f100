import { expect, test } from 'vitest';
import { formatTitle } from './useArrival';
import { parseId } from './useIdParam';
import { parseSecret } from './useSecret';

test.each([
  ['6', 6],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['6.0', null],
  ['06', null],
  [' 6', null],
  ['', null],
  [null, null],
])('the id %j of an address is %s', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each([
  ['#3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E', '3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E'],
  ['#contenido', null],
  ['#', null],
  ['', null],
  ['#con espacio con espacio con espacio', null],
])('the secret in the hash %j is %s', (hash, secret) => {
  expect(parseSecret(hash)).toBe(secret);
});

test('a page’s title has the number of unread notices, the screen and the agency', () => {
  expect(formatTitle('Ascensos', 'Agencia Faro')).toBe('Ascensos · Agencia Faro');
  expect(formatTitle(undefined, 'Garita')).toBe('Garita');
  expect(formatTitle('Ascensos', 'Agencia Faro', 3)).toBe('(3) Ascensos · Agencia Faro');
  expect(formatTitle(undefined, 'Garita', 1)).toBe('(1) Garita');
});
