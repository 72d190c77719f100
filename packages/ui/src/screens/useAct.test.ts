import { expect, test } from 'vitest';
import { failureText } from './useAct';

test('only a failed act has an error text', () => {
  expect(failureText({ kind: 'failed', failure: { texto: 'No', isStale: false } })).toBe('No');
  expect(failureText({ kind: 'pending' })).toBeUndefined();
});
