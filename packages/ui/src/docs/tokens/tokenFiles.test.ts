import { expect, test } from 'vitest';
import { palette } from '../../theme/palette';
import { font, layer, motion, radius, space, text } from '../../theme/tokens';
import { TOKEN_FILES } from './tokenFiles';

// biome-ignore lint/suspicious/noExplicitAny: the test reads the files without types, as a design tool does
type Read = any;
const [all, claro, oscuro] = TOKEN_FILES.map(({ source }): Read => JSON.parse(source()));

const names = (group: object): string[] =>
  Object.keys(group).filter((name) => !name.startsWith('$'));
const css = ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`;

test('the token file has every token of the theme, and no other', () => {
  expect(names(all.color.claro)).toEqual(Object.keys(palette));
  expect(names(all.color.oscuro)).toEqual(Object.keys(palette));
  for (const [group, tokens] of Object.entries({ radius, text, font, layer }))
    expect(names(all[group]), group).toEqual(Object.keys(tokens));
  expect(names(all.space)).toEqual([...Object.keys(space), 'inset']);
  expect([...names(all.motion), ...names(all.easing)]).toEqual(Object.keys(motion));
});

test('the values in the token file are the theme’s values', () => {
  for (const [role, [light, dark]] of Object.entries(palette)) {
    if (!light.startsWith('#')) continue;
    expect([all.color.claro[role].$value.hex, all.color.oscuro[role].$value.hex]).toEqual([
      light.toLowerCase(),
      dark.toLowerCase(),
    ]);
  }
  expect(all.color.claro.velo.$value).toMatchObject({ hex: '#0c1413', alpha: 0.56 });
  expect(Object.keys(space).map((step) => css(all.space[step].$value))).toEqual(
    Object.values(space),
  );
  expect(Object.keys(text).map((step) => css(all.text[step].$value))).toEqual(Object.values(text));
  expect(css(all.motion.drawer.$value)).toBe(motion.drawer);
  expect(all.easing.ease.$value).toEqual([0.2, 0, 0, 1]);
  expect(all.font.title.$value[0]).toBe('Bricolage Grotesque Variable');
});

test('Figma gets a file for each theme, with the same names, and lengths in pixels only', () => {
  expect(names(claro.color)).toEqual(names(oscuro.color));
  expect(claro.color.fondo.$value.hex).not.toBe(oscuro.color.fondo.$value.hex);
  expect(claro.text[18].$value).toEqual({ value: 18, unit: 'px' });
  expect(JSON.stringify(claro)).not.toMatch(/rem|duration|cubicBezier/);
});
