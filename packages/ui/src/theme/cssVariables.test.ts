import { expect, test } from 'vitest';
import { themeVariables } from './cssVariables';

test("a field's ground follows the surface, which an app or a trial of colours may replace", () => {
  expect(themeVariables.match(/--campo:[^;]*/g)).toEqual(
    Array(3).fill('--campo:var(--superficie)'),
  );
});
