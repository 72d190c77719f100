/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.37) and hue (radians). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

const toLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** The linear-light channels of `#rrggbb`, 0 to 1. */
const lightsOf = (hex: string): Three =>
  [1, 3, 5].map((at) =>
    toLight(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as unknown as Three;

/** `#rrggbb` as OKLCH (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = lightsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  };
}

/** Linear-light channels; outside 0 to 1 where sRGB lacks the colour. */
function toLights({ l: light, c, h }: Oklch): Three {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (light + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (light - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (light - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (lights: Three): boolean =>
  lights.every((light) => light >= -0.0005 && light <= 1.0005);

/**
 * A colour as `#rrggbb`. Lightness and hue stay; chroma is reduced until sRGB contains the colour.
 */
export function toHex({ l, c, h }: Oklch): string {
  let [strong, weak] = [c, 0];
  for (let step = 0; step < 20 && !isShown(toLights({ l, c: strong, h })); step++) {
    const middle = (strong + weak) / 2;
    if (isShown(toLights({ l, c: middle, h }))) weak = middle;
    else strong = middle;
    if (step === 19) strong = weak;
  }
  const channels = toLights({ l, c: strong, h }).map((light) =>
    Math.round(fromLight(Math.min(1, Math.max(0, light))) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two opaque colours as `#rrggbb`, 1 to 21 (WCAG 2). */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b]
    .map(lightsOf)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
