import { CHANGES } from '@garita/api-client/changes';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Writes that only the session makes, without `useWrite` (app/src/portal/sessionCalls.ts). */
const OF_THE_SESSION = ['login', 'loginFactor', 'logout'];

test('the app makes every write of the contract by useWrite or writeOptions, except those of the session', () => {
  const made = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:useWrite|writeOptions)\('(\w+)'/g)].map(([, name = '']) => name),
  );
  const wanted = Object.keys(CHANGES).filter((name) => !OF_THE_SESSION.includes(name));
  expect([...new Set(made)].sort()).toEqual(wanted.sort());
});
