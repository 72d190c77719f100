import { expect, test } from 'vitest';
import { findPeople, indexPeople, MAX_SHOWN } from './findPeople';

const people = indexPeople([
  { id: 1, usuario: 'Zoe', mision: 'Óptica' },
  { id: 2, usuario: 'Ñandú' },
  { id: 3, usuario: 'Capi.Nandu', mision: null },
  { id: 4, usuario: 'Nube', mision: 'Ñandú de guardia' },
]);
const ids = (query: string, chosen: number | null = null) =>
  findPeople(people, query, chosen).shown.map(({ id }) => id);

test('without a query all people are shown, in Spanish order', () =>
  expect(ids('')).toEqual([3, 4, 2, 1]));

test('names that begin with the query come first, then names that contain it, then missions that do', () =>
  expect(ids('NANDU')).toEqual([2, 3, 4]));

test('an exact name comes first and is reported as `exact`; accents decide between names that differ only by accents', () => {
  const alike = indexPeople(
    ['Ana', 'Ana-2', 'Mariana', 'Álvaro', 'Alvaro', 'Álvaro.Ruiz', 'ñoño', 'Ñono'].map(
      (usuario, id) => ({ id, usuario }),
    ),
  );
  const exact = (query: string) => findPeople(alike, query, null).exact?.usuario;
  expect(findPeople(alike, 'ana', null).shown.map(({ usuario }) => usuario)).toEqual([
    'Ana',
    'Ana-2',
    'Mariana',
  ]);
  expect(
    ['ANA', '\u2068ana\u2069 ', 'alvaro', 'ÁLVARO', 'Ñoño', 'nono', 'an', ''].map(exact),
  ).toEqual(['Ana', 'Ana', 'Alvaro', 'Álvaro', 'ñoño', undefined, undefined, undefined]);
});

test('the chosen person stays in the list whatever is typed', () => {
  expect(ids('optica', 4)).toEqual([4, 1]);
  expect(ids('nada', 99)).toEqual([]);
});

test('only the first 50 matches are shown, and `total` counts all of them', () => {
  const crowd = indexPeople(Array.from({ length: 5000 }, (_, id) => ({ id, usuario: `P${id}` })));
  const { shown, total } = findPeople(crowd, 'p', null);
  expect(shown).toHaveLength(MAX_SHOWN);
  expect(total).toBe(5000);
});
