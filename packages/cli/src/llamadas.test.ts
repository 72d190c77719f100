import { readdirSync, readFileSync } from 'node:fs';
import { OPERATIONS } from '@garita/api-client/operations';
import { expect, test } from 'vitest';
import { SIN_ORDEN } from './testing/sinOrden';

/** The sources of what the commands ask the portal. */
const sources = ['commands', 'services', 'config'].flatMap((folder) => {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'));
});

const made = new Set(sources.flatMap((source) => [...source.matchAll(/\.(GET|POST)\(\s*'([^']+)'/g)].map(([, method, path]) => `${method} ${path}`)));

test('every call of the contract has a command, or a written reason why it has none', () => {
  const lacking = Object.entries(OPERATIONS).flatMap(([id, { method, path }]) => (made.has(`${method} ${path}`) ? [] : [id]));
  expect(lacking.toSorted()).toEqual(Object.keys(SIN_ORDEN).toSorted());
});

test('the reasons are sentences', () => {
  for (const [id, reason] of Object.entries(SIN_ORDEN)) expect(reason, id).toMatch(/^[A-Z].+\.$/);
});
