import { expect, test } from 'vitest';
import { randomKey } from './randomKey';

test('keys match the contract’s pattern, and no two are equal', () => {
  const keys = Array.from({ length: 1000 }, randomKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
