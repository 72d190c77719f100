import { type ColorRole, palette, type Tema, valueIn } from '../../theme/palette';
import { font, inset, layer, motion, radius, space, text, touchTarget } from '../../theme/tokens';
import { COLOR_USES } from '../colorUses';

/** A token or a group of them, in the format of the Design Tokens Community Group (2025.10). */
export interface DtcgGroup {
  [name: string]: unknown;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);

/** Converts `#rrggbb` or `rgb(r g b / a)` to a DTCG colour. */
function toColor(css: string): DtcgGroup {
  if (css.startsWith('#'))
    return { colorSpace: 'srgb', components: channels(css), alpha: 1, hex: css.toLowerCase() };
  const [r = 0, g = 0, b = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const hex = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: channels(hex), alpha, hex };
}

const group = <Value>(
  type: string,
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => unknown,
): DtcgGroup => ({
  $type: type,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { $value: convert(value) }]),
  ),
});

const PX_A_REM = 16;
/**
 * Converts `16px` and `1.125rem` to a DTCG dimension. Font sizes stay in rem, to follow the user's
 * own size.
 */
const toDimension = (css: string) => ({
  value: Number.parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});
/** Converts a dimension to px, the only unit of Figma's variables. */
const toPixels = (css: string) => ({
  value: Number.parseFloat(css) * (css.endsWith('rem') ? PX_A_REM : 1),
  unit: 'px',
});
const toMilliseconds = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });
const toFamilies = (css: string) =>
  css.split(',').map((family) => family.trim().replaceAll("'", ''));
const toCurve = (css: string) => (css.match(/[\d.]+/g) ?? []).map(Number);

export const colorsOf = (tema: Tema): DtcgGroup => ({
  $type: 'color',
  ...Object.fromEntries(
    (Object.keys(palette) as ColorRole[]).map((role) => [
      role,
      { $value: toColor(valueIn(role, tema)), $description: COLOR_USES[role] },
    ]),
  ),
});

const { ease, ...durations } = motion;

/** The tokens that both themes share: lengths, fonts, motion, layers. */
export const sharedTokens = (isForFigma = false): DtcgGroup => {
  const toLength = isForFigma ? toPixels : toDimension;
  return {
    space: group('dimension', { ...space, inset }, toLength),
    radius: group('dimension', radius, toLength),
    size: group('dimension', { touchTarget }, toLength),
    text: group('dimension', text, toLength),
    font: group('fontFamily', font, toFamilies),
    layer: group('number', layer, (value) => value),
    ...(!isForFigma && {
      motion: group('duration', durations, toMilliseconds),
      easing: group('cubicBezier', { ease }, toCurve),
    }),
  };
};
