import { expect, test } from 'vitest';
import { matchRuta } from './matchRuta';

test.each([
  ['/', '/', undefined],
  ['/listaPaga', '/listaPaga', undefined],
  ['/listaPaga', '/listapaga/', undefined],
  ['/agencia/:parte?', '/agencia', undefined],
  ['/agencia/:parte?', '/Agencia/', undefined],
  ['/agencia/:parte?', '/agencia/paga', 'paga'],
  ['/agencia/:parte?', '/agencia/ni%C3%B1o/', 'niño'],
  ['/agencia/:parte?', '/agencia/%E0%A4%A', '%E0%A4%A'],
])('%s is the screen of %s', (ruta, pathname, parte) => {
  expect(matchRuta(ruta, pathname)).toEqual({ parte });
});

test.each([
  ['/', '/multas'],
  ['/multas', '/'],
  ['/multas', '/multas/6'],
  ['/multas', '/multasx'],
  ['/agencia/:parte?', '/agencias'],
  ['/agencia/:parte?', '/agencia/paga/6'],
  ['/agencia/:parte?', '/agencia//paga'],
])('%s is not the screen of %s', (ruta, pathname) => {
  expect(matchRuta(ruta, pathname)).toBeNull();
});
