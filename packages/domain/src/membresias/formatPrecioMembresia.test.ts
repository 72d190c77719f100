import { expect, test } from 'vitest';
import { formatPrecioMembresia } from './formatPrecioMembresia';

test('the price says whether it is paid every month or once (HOM-14)', () => {
  expect(formatPrecioMembresia({ precio: 25, perma: 0 })).toBe('25c al mes');
  expect(formatPrecioMembresia({ precio: 1500, perma: 1 })).toBe('1.500c permanente');
});
