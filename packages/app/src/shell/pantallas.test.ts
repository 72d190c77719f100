import { PANTALLAS } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';

const routes = Object.keys(import.meta.glob('../routes/*.tsx')).map((path) =>
  path.replace(/^.*\/(.+)\.tsx$/, '$1'),
);

test('every screen has its route, and every route its screen', () => {
  expect(routes.sort()).toEqual(PANTALLAS.map(({ id }) => id as string).sort());
});
