import { expect, test } from 'vitest';
import { toOrden } from './PreparedChange';

test('the printed command line can be typed as shown, whatever names it contains', () => {
  expect(toOrden('usuarios', 'reenter', 'Íñigo_2')).toBe('«garita usuarios reenter Íñigo_2»');
  expect(toOrden('descuentos', 'create', "50%; rm 'x'", '5')).toBe(
    String.raw`«garita descuentos create '50%; rm '\''x'\''' 5»`,
  );
});
