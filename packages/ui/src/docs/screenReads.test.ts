import { ACCESS } from '@garita/api-client/access';
import { expect, test } from 'vitest';
import { readOf, SCREEN_READS } from './screenReads';

const storySources = import.meta.glob<string>('../screens/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const ids = Object.values(storySources).flatMap((source) => /id: '(pantallas-[a-z0-9-]+)'/.exec(source)?.[1] ?? []);

test('of every screen it is known what it cannot be without', () => {
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => readOf(id) === undefined)).toEqual([]);
});

test('every screen named is there, and every call is one of the contract', () => {
  expect(Object.keys(SCREEN_READS).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(SCREEN_READS).filter((read) => read !== null && !(read in ACCESS))).toEqual([]);
});

test('a part is refused as its screen is, unless it reads something of its own', () => {
  expect(readOf('pantallas-nomina-periodos')).toBe('allNomina');
  expect(readOf('pantallas-agencia-discord')).toBe('webhooks');
  expect(readOf('componentes-button')).toBeUndefined();
});
