import { contrastOf, type Oklch, toHex, toOklch } from './oklch';

/** The part of the palette that follows an agency's colour, by role (`ui/src/theme/palette.ts`). */
export interface Acento {
  /** Solid controls. */
  readonly petroleo: string;
  readonly petroleoHover: string;
  /** Text on solid controls. */
  readonly sobrePetroleo: string;
  /** Links, and text on the quiet fill. */
  readonly petroleoTexto: string;
  readonly petroleoSuave: string;
}

export type TemaAcento = 'claro' | 'oscuro';

export type Acentos = Readonly<Record<TemaAcento, Acento>>;

/**
 * The palette's backgrounds *fondo*, *superficie* and *pozo*. A test compares this copy with the
 * palette.
 */
export const FONDOS: Readonly<Record<TemaAcento, readonly string[]>> = {
  claro: ['#F3F6F5', '#FFFFFF', '#E7EDEB'],
  oscuro: ['#0C1413', '#131E1D', '#1B2928'],
};

/**
 * Minimum contrast ratios to the background, as in the palette. WCAG requires less of controls.
 */
const CONTROL = 4.5;
const TEXTO = 5;

/** The least lightness of a colour in the dark theme, so that it looks like Garita's own accent. */
const LUZ_OSCURO = 0.72;

const keeps = (hex: string, grounds: readonly string[], ratio: number): boolean =>
  grounds.every((ground) => contrastOf(hex, ground) >= ratio);

/** Darkens (-1) or lightens (1) the colour step by step until `isFine` accepts it. */
function move(from: Oklch, direction: -1 | 1, isFine: (hex: string) => boolean): Oklch {
  let at = from;
  while (!isFine(toHex(at)) && at.l > 0 && at.l < 1)
    at = { ...at, l: Math.min(1, Math.max(0, at.l + direction * 0.005)) };
  return at;
}

function forLight(wish: Oklch): Acento {
  const grounds = FONDOS.claro;
  const solid = move(wish, -1, (hex) => keeps(hex, grounds, CONTROL));
  // A nearly black colour becomes lighter on hover.
  const hover = { ...solid, l: solid.l > 0.22 ? solid.l - 0.08 : solid.l + 0.1 };
  const suave = toHex({ l: 0.93, c: Math.min(wish.c * 0.3, 0.03), h: wish.h });
  const ink = move({ ...solid, l: Math.max(0, solid.l - 0.03) }, -1, (hex) =>
    keeps(hex, [...grounds, suave], TEXTO),
  );
  return {
    petroleo: toHex(solid),
    petroleoHover: toHex(hover),
    sobrePetroleo: '#ffffff',
    petroleoTexto: toHex(ink),
    petroleoSuave: suave,
  };
}

function forDark(wish: Oklch): Acento {
  const grounds = FONDOS.oscuro;
  const solid = move({ ...wish, l: Math.max(wish.l, LUZ_OSCURO) }, 1, (hex) =>
    keeps(hex, grounds, CONTROL),
  );
  const hover = { ...solid, l: solid.l < 0.92 ? solid.l + 0.06 : solid.l - 0.08 };
  const suave = toHex({ l: 0.32, c: Math.min(wish.c * 0.5, 0.05), h: wish.h });
  const over = toHex({ l: 0.22, c: Math.min(wish.c, 0.04), h: wish.h });
  const ink = move({ ...solid, l: Math.min(1, solid.l + 0.06) }, 1, (hex) =>
    keeps(hex, [...grounds, suave], TEXTO),
  );
  return {
    petroleo: toHex(solid),
    petroleoHover: toHex(hover),
    sobrePetroleo: over,
    petroleoTexto: toHex(ink),
    petroleoSuave: suave,
  };
}

/**
 * `color` is `#rrggbb`. The accents keep its hue. They differ from it only as much as legibility
 * and, in the dark theme, the least lightness require.
 */
export function deriveAcentos(color: string): Acentos {
  const wish = toOklch(color);
  return { claro: forLight(wish), oscuro: forDark(wish) };
}

/** Difference of OKLCH lightness: above 0, the theme shows the colour lighter than chosen. */
export const shiftOf = (color: string, { petroleo }: Acento): number =>
  toOklch(petroleo).l - toOklch(color).l;
