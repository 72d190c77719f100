import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { HOSTILE_NAMES, OLD_NAMES } from '@garita/domain/testing/hostileNames';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findParte } from './useParte';

/** The path as a browser normalises it. */
const pathOf = (address: string): string => new URL(address, 'https://garita.test').pathname;

test.each([...HOSTILE_NAMES, ...OLD_NAMES])('the address of %j leads to that person', (nombre) => {
  expect(findParte(pathOf(rutaDePersona(nombre)))).toBe(nombre);
});

test('the address of any name except . and .. leads to that person', () => {
  const nombre = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((one) => one !== '.' && one !== '..');
  fc.assert(
    fc.property(nombre, (one) => void expect(findParte(pathOf(rutaDePersona(one)))).toBe(one)),
  );
});

test('a typed address is decoded as far as possible', () => {
  expect(
    [
      '/persona/Ñoño_77',
      '/persona/50%',
      '/persona/%E0%A4%A',
      '/PERSONA/%C3%91o/',
      '/persona',
      '/agencia/paga',
      '/nada/x',
    ]
      .map(pathOf)
      .map(findParte),
  ).toEqual(['Ñoño_77', '50%', '%E0%A4%A', 'Ño', undefined, 'paga', undefined]);
});
