import { expect, test } from 'vitest';
import { contrastOf, MARK_PAIRS, MIN_MARK, MIN_TEXT, ratioOf, TEXT_PAIRS } from './contrast';

const TEMAS = ['claro', 'oscuro'] as const;
const nameOf = ({ ink, ground }: { ink: string; ground: string }) => `${ink} sobre ${ground}`;

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#0B5C5E', '#FFFFFF', 7.73],
])('%s against %s', (a, b, ratio) => {
  expect(contrastOf(a, b)).toBeCloseTo(ratio, 1);
  expect(contrastOf(b, a)).toBe(contrastOf(a, b));
});

test('pairs are read from the names of the roles', () => {
  const names = TEXT_PAIRS.map(nameOf);
  expect(names).toEqual(
    expect.arrayContaining(['tinta3 sobre pozo', 'sobreGrana sobre granaHover', 'balizaTexto sobre balizaSuave', 'nocheLaurel sobre noche']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test.each(TEMAS)('every pair that carries text holds in %s', (tema) => {
  const weak = TEXT_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_TEXT).map((pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`);
  expect(weak).toEqual([]);
});

test.each(TEMAS)('every edge, focus mark and mark of a chart holds in %s', (tema) => {
  const weak = MARK_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_MARK).map((pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`);
  expect(weak).toEqual([]);
});
