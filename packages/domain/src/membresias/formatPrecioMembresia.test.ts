import { expect, test } from 'vitest';
import { CREDITOS } from '../formato/moneda';
import { formatPrecioMembresia } from './formatPrecioMembresia';

test('the price says whether it is monthly or paid once (HOM-14)', () => {
  expect(formatPrecioMembresia({ precio: 25, perma: 0 }, CREDITOS)).toBe('25c al mes');
  expect(formatPrecioMembresia({ precio: 1500, perma: 1 }, CREDITOS)).toBe('1.500c permanente');
});
