import { expect, test } from 'vitest';
import { groupParts, type Part } from './groupParts';

const part = (name: string, entries: string, size: number, imports: string[] = []): Part => ({
  modules: [name],
  entries: new Map([...entries].map((entry) => [entry, 1])),
  size,
  imports: new Set(imports),
});
const namesOf = (parts: readonly Part[]) =>
  parts.map(({ modules }) => [...modules].sort().join('+')).sort();

test('what the same entries need is one file', () => {
  expect(namesOf(groupParts([part('lista', 'abc', 90_000), part('menu', 'abc', 40_000)]))).toEqual([
    'lista+menu',
  ]);
});

test('a few lines go with what most of their entries need, a heavy part stays its own', () => {
  expect(
    namesOf(
      groupParts([
        part('lista', 'abcdefgh', 90_000),
        part('pie', 'abcdefg', 500),
        part('calendario', 'ab', 400_000),
      ]),
    ),
  ).toEqual(['calendario', 'lista+pie']);
});

test('what no entry needs together is not joined', () => {
  expect(namesOf(groupParts([part('x', 'ab', 100), part('y', 'cd', 100)]))).toEqual(['x', 'y']);
});

test('an entry that counts little joins little', () => {
  const rare = (name: string, entries: string) => ({
    ...part(name, '', 4000),
    entries: new Map([...entries].map((entry) => [entry, 0.1])),
  });
  const often = (name: string, entries: string) => part(name, entries, 40_000);
  expect(namesOf(groupParts([rare('x', 'ab'), rare('y', 'bc')]))).toEqual(['x+y']);
  expect(namesOf(groupParts([often('x', 'ab'), often('y', 'bc')]))).toEqual(['x', 'y']);
});

test('two parts with a third between them are not joined without it: they would wait for each other', () => {
  const partsWith = (imports: string[]) => [
    part('base', 'abcdefgh', 100),
    part('medio', 'xyz', 900_000, imports),
    part('fin', 'ab', 100, ['medio']),
  ];
  expect(namesOf(groupParts(partsWith([])))).toEqual(['base+fin', 'medio']);
  expect(namesOf(groupParts(partsWith(['base'])))).toEqual(['base', 'fin', 'medio']);
});
