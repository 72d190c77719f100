import { expect, test } from 'vitest';
import { deriveHover, deriveSuave } from '../../theme/derive';
import { palette } from '../../theme/palette';
import source from '../../theme/palette.ts?raw';
import { hexIn, pruebaCss, toPatch, withColor } from './prueba';

test('a tried colour changes in one theme, and the colours derived from it follow', () => {
  const prueba = withColor({}, 'petroleo', 'claro', '#1c6f9e');
  expect(prueba.petroleo).toEqual(['#1C6F9E', palette.petroleo[1]]);
  expect(prueba.petroleoHover?.[0]).toBe(deriveHover('#1c6f9e', 'claro').toUpperCase());
  expect(prueba.petroleoSuave?.[0]).toBe(deriveSuave('#1c6f9e', 'claro').toUpperCase());
  expect(hexIn(prueba, 'grana', 'oscuro')).toBe(palette.grana[1]);
});

test('the style rules name each tried colour once a theme', () => {
  const css = pruebaCss(withColor({}, 'tinta2', 'oscuro', '#ffffff'));
  expect(css).toContain(`--tinta-2:${palette.tinta2[0]}`);
  expect(css).toContain('--tinta-2:#FFFFFF');
});

test("the patch replaces the palette's own lines", () => {
  const patch = toPatch(withColor({}, 'foco', 'claro', '#000000'), source).split('\n');
  const [, , hunk = '', before = '', after] = patch;
  const line = Number(/^@@ -(\d+) \+\1 @@$/.exec(hunk)?.[1]);
  expect(source.split('\n')[line - 1]).toBe(before.slice(1));
  expect(after).toBe(`+  foco: ['#000000', '${palette.foco[1]}'],`);
  expect(patch).toHaveLength(6);
});
