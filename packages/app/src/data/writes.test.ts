import { CHANGES } from '@garita/api-client/changes';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The scenarios leave out these calls, which only the session makes
 * (app/src/portal/sessionCalls.ts).
 */
const OF_THE_SESSION = ['login', 'loginFactor', 'logout'];

test('every write of the contract has a scenario', () => {
  const made = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:useWrite|writeOptions)\('(\w+)'/g)].map(([, name = '']) => name),
  );
  const wanted = Object.keys(CHANGES).filter((name) => !OF_THE_SESSION.includes(name));
  expect([...new Set(made)].sort()).toEqual(wanted.sort());
});
