import { expect, test } from 'vitest';
import { checkTarget } from './checkTarget';

test('a redirect from https never leads to http', () => {
  const from = new URL('https://radio.test/a');
  expect(checkTarget('/b', from).href).toBe('https://radio.test/b');
  expect(checkTarget('https://otra.test/', from).href).toBe('https://otra.test/');
  expect(checkTarget('https://radio.test/', new URL('http://radio.test/')).href).toBe(
    'https://radio.test/',
  );
  for (const location of ['http://radio.test/a', '//user@radio.test/', 'http:b'])
    expect(() => checkTarget(location, from)).toThrow();
});
