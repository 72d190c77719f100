import { expect, test } from 'vitest';
import { toBloqueState } from './toBloqueState';

test('a block is loading, has failed, or shows its data, also after a later read has failed', () => {
  const error = new Error('no answer');
  expect(toBloqueState({ data: undefined, error: null })).toEqual({ kind: 'loading' });
  expect(toBloqueState({ data: undefined, error })).toEqual({ kind: 'failed' });
  expect(toBloqueState({ data: [1], error: null })).toEqual({ kind: 'ready', data: [1] });
  expect(toBloqueState({ data: null, error })).toEqual({ kind: 'ready', data: null });
});
