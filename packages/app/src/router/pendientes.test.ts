import { PANTALLAS } from '@garita/domain/pantallas';
import { PANTALLAS_PENDIENTES } from '@garita/domain/pendientes';
import { expect, test } from 'vitest';

const built = Object.keys(import.meta.glob('../routes/*.tsx')).map((path) => path.replace(/^.*\/(.+)\.tsx$/, '$1'));
const pending: readonly string[] = PANTALLAS_PENDIENTES;
const registered: readonly string[] = PANTALLAS.map(({ id }) => id);

test('every screen has its route or is still to be built, never both', () => {
  expect([...built, ...pending].sort()).toEqual([...registered].sort());
});

/** May only be lowered: building a screen takes it off the list, and nothing puts one on. */
const STILL_TO_BUILD = 0;

test('the list of screens to be built only shrinks', () => {
  expect(pending.length).toBe(STILL_TO_BUILD);
});
