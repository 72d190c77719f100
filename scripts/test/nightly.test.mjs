import { beforeEach, expect, test, vi } from 'vitest';
import { nightlyServerSteps } from './nightly.mjs';

// The developer may have set the seed.
beforeEach(() => vi.stubEnv('GARITA_FUZZ_SEED', ''));

const namesOf = (...seed) => nightlyServerSteps(...seed).map(({ name }) => name);

test('both databases get the same requests, and the seed is printed', () => {
  const servers = namesOf(7).filter((name) => name.startsWith('servidor entero'));
  expect(servers).toHaveLength(2);
  for (const name of servers) expect(name).toContain('GARITA_FUZZ_SEED=7');
});

test('each night has other requests', () => {
  expect(namesOf()).not.toEqual(namesOf());
});
