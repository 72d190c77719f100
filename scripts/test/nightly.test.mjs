import { beforeEach, expect, test, vi } from 'vitest';
import { nightlyServerSteps } from './nightly.mjs';

// What the person who runs the tests may have set.
beforeEach(() => vi.stubEnv('GARITA_FUZZ_SEED', ''));

const namesOf = (...seed) => nightlyServerSteps(...seed).map(({ name }) => name);

test('both databases get the same requests, whose seed is told', () => {
  for (const name of namesOf(7)) expect(name).toContain('GARITA_FUZZ_SEED=7');
});

test('each night has requests of its own', () => {
  expect(namesOf()).not.toEqual(namesOf());
});
