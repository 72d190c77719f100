import { deriveAcentos, FONDOS, type TemaAcento } from '@garita/domain/agencia/acento';
import { acentoVariable } from '@garita/domain/agencia/acentoCss';
import { contrastOf } from '@garita/domain/agencia/oklch';
import { expect, test } from 'vitest';
import { type ColorRole, palette } from '../theme/palette';
import { cssName } from '../theme/tokens';
import { MARK_PAIRS, MIN_MARK, MIN_TEXT, ratioOf, TEXT_PAIRS } from './contrast';

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
    expect.arrayContaining([
      'tinta3 sobre pozo',
      'sobreGrana sobre granaHover',
      'balizaTexto sobre balizaSuave',
      'nocheLaurel sobre noche',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test.each(TEMAS)('every pair that carries text holds in %s', (tema) => {
  const weak = TEXT_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_TEXT).map(
    (pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`,
  );
  expect(weak).toEqual([]);
});

test.each(TEMAS)('every edge, focus mark and mark of a chart holds in %s', (tema) => {
  const weak = MARK_PAIRS.filter((pair) => ratioOf(pair, tema) < MIN_MARK).map(
    (pair) => `${nameOf(pair)}: ${ratioOf(pair, tema).toFixed(2)}`,
  );
  expect(weak).toEqual([]);
});

test('an agency’s accent is measured against its background', () => {
  for (const [index, tema] of (
    ['claro', 'oscuro'] as const satisfies readonly TemaAcento[]
  ).entries()) {
    expect(FONDOS[tema]).toEqual([
      palette.fondo[index],
      palette.superficie[index],
      palette.pozo[index],
    ]);
  }
});

test('an accent takes the place of roles that there are, under the names that styles read', () => {
  for (const role of Object.keys(deriveAcentos('#1d3fd1').claro)) {
    expect(Object.keys(palette)).toContain(role);
    expect(acentoVariable(role)).toBe(cssName(role as ColorRole));
  }
});
