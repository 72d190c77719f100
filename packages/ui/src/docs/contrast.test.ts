import { deriveAcentos, FONDOS, type TemaAcento } from '@garita/domain/agencia/acento';
import { acentoVariable } from '@garita/domain/agencia/acentoCss';
import { contrastOf } from '@garita/domain/agencia/oklch';
import { expect, test } from 'vitest';
import { type ColorRole, palette, TEMAS } from '../theme/palette';
import { cssName } from '../theme/tokens';
import { MARK_PAIRS, MIN_MARK, MIN_TEXT, ratioOf, TEXT_PAIRS } from './contrast';

const nameOf = ({ ink, ground }: { ink: string; ground: string }) => `${ink} sobre ${ground}`;

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#0B5C5E', '#FFFFFF', 7.73],
])('the contrast of %s and %s is %d in either order', (a, b, ratio) => {
  expect(contrastOf(a, b)).toBeCloseTo(ratio, 1);
  expect(contrastOf(b, a)).toBe(contrastOf(a, b));
});

test('text pairs are derived from the names of the colour roles', () => {
  const names = TEXT_PAIRS.map(nameOf);
  expect(names).toEqual(
    expect.arrayContaining([
      'tinta3 sobre pozo',
      'sobreGrana sobre granaHover',
      'balizaTexto sobre balizaSuave',
      'nocheLaurel sobre noche',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test.each(TEMAS)('every text pair reaches the minimum contrast in the theme %s', (tema) => {
  const weak = TEXT_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_TEXT).map(
    (pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`,
  );
  expect(weak).toEqual([]);
});

test.each(TEMAS)(
  'every control border, focus ring and chart colour reaches the minimum contrast in the theme %s',
  (tema) => {
    const weak = MARK_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_MARK).map(
      (pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`,
    );
    expect(weak).toEqual([]);
  },
);

test('the backgrounds of the agency’s accent are the theme’s backgrounds', () => {
  for (const [index, tema] of (TEMAS satisfies readonly TemaAcento[]).entries()) {
    expect(FONDOS[tema]).toEqual([
      palette.fondo[index],
      palette.superficie[index],
      palette.pozo[index],
    ]);
  }
});

test('an accent replaces only existing colour roles, by their CSS variables', () => {
  for (const role of Object.keys(deriveAcentos('#1d3fd1').claro)) {
    expect(Object.keys(palette)).toContain(role);
    expect(acentoVariable(role)).toBe(cssName(role as ColorRole));
  }
});
