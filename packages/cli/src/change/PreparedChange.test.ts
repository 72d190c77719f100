import { expect, test } from 'vitest';
import { toOrden } from './PreparedChange';

test('a command line can be typed as it is shown, whatever names it has', () => {
  expect(toOrden('usuarios', 'reenter', 'Íñigo_2')).toBe('«garita usuarios reenter Íñigo_2»');
  expect(toOrden('descuentos', 'create', "50%; rm 'x'", '5')).toBe(
    String.raw`«garita descuentos create '50%; rm '\''x'\''' 5»`,
  );
});
