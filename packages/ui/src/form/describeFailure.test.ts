import { expect, test } from 'vitest';
import { describeFailure } from './describeFailure';

test('the words of the server come through, those of the machine do not', () => {
  expect(describeFailure(Object.assign(new Error('HTTP 409'), { msg: 'Ya tiene una solicitud pendiente', status: 1 }))).toBe(
    'Ya tiene una solicitud pendiente',
  );
  for (const error of [new TypeError('Failed to fetch'), { msg: '' }, { msg: 3 }, null, undefined, 'x']) {
    expect(describeFailure(error)).toContain('No se pudo completar');
  }
});
