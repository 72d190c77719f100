// The tests of the tests. They take minutes, so they are part of `npm run test:nightly`.
import { expect, test } from 'vitest';
import { weaken } from './weaken.mjs';
import { WEAKENINGS } from './weakenings.mjs';

test.for(WEAKENINGS)('a weakening of $guarantee is reported', async (weakening) => {
  const { code, output } = await weaken(weakening);
  expect(output).toMatch(weakening.says);
  expect(code).not.toBe(0);
});
