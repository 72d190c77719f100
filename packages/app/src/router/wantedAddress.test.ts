import { expect, test } from 'vitest';
import { readWanted, rememberWanted } from './wantedAddress';

test('what is remembered is read again, search and hash included', () => {
  expect(readWanted(rememberWanted({ pathname: '/ascensos', search: '?persona=6', hash: '#x' }))).toBe('/ascensos?persona=6#x');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { deseada: 7 },
  { deseada: '' },
  { deseada: 'https://otra.example/' },
  { deseada: '//otra.example' },
  { deseada: '/\\otra.example' },
])('%j leads nowhere', (state) => {
  expect(readWanted(state)).toBeNull();
});
