import { expect, test } from 'vitest';
import { readSinFichar, readWanted, rememberSinFichar, rememberWanted } from './wantedAddress';

test('a remembered address keeps its search and its hash', () => {
  expect(
    readWanted(rememberWanted({ pathname: '/ascensos', search: '?persona=6', hash: '#x' })),
  ).toBe('/ascensos?persona=6#x');
});

test('an address that needs a clock-in is stored separately from an address that needs a sign-in', () => {
  const state = rememberSinFichar({ pathname: '/tiempos', search: '?detalle=3', hash: '' });
  expect(readSinFichar(state)).toBe('/tiempos?detalle=3');
  expect(readWanted(state)).toBeNull();
  expect(readSinFichar({ sinFichar: '//otra.example' })).toBeNull();
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
])('the history state %j gives no address', (state) => {
  expect(readWanted(state)).toBeNull();
});
