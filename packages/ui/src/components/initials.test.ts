import { expect, test } from 'vitest';
import { initialsOf, wholeScale } from './initials';

test.each([
  ['Ronda-Nocturna', 'RN'],
  ['luz_verde', 'LV'],
  ['elPatio83', 'EL'],
  ['ñ', 'Ñ'],
  ['--', '?'],
])('initials of %s are %s', (usuario, initials) => expect(initialsOf(usuario)).toBe(initials));

test('pixels grow by whole numbers, three at most, and never shrink', () => {
  expect([16, 20, 39, 40, 80, 200].map((natural) => wholeScale(natural, 40))).toEqual([2, 2, 1, 1, 1, 1]);
  expect(wholeScale(10, 120)).toBe(3);
});
