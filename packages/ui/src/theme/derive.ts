import { toHex, toOklch } from '@garita/domain/agencia/oklch';
import type { ColorRole, Tema } from './palette';

/** The base colours. Other colours are derived from them. */
export const SEEDS = [
  'petroleo',
  'baliza',
  'grana',
  'laurel',
  'anil',
] as const satisfies readonly ColorRole[];

/**
 * The hover colour contrasts more with the background: darker in the light theme, lighter in the
 * dark one, and with less chroma.
 */
export function deriveHover(solid: string, tema: Tema): string {
  const { l, c, h } = toOklch(solid);
  return toHex({ l: tema === 'claro' ? l - 0.065 : l + 0.063, c: c * 0.86, h });
}

/**
 * The quiet fill of a colour: the same hue, very light in the light theme and very dark in the dark
 * theme. In the light theme a light colour, such as `baliza`, keeps more chroma.
 */
export function deriveSuave(solid: string, tema: Tema): string {
  const { l, c, h } = toOklch(solid);
  if (tema === 'oscuro') return toHex({ l: 0.295, c: Math.min(c * 0.42, 0.062), h });
  return l > 0.7
    ? toHex({ l: 0.957, c: c * 0.3, h })
    : toHex({ l: 0.934, c: Math.min(c * 0.3, 0.027), h });
}

export const DERIVED: readonly {
  role: ColorRole;
  from: ColorRole;
  derive: (solid: string, tema: Tema) => string;
}[] = [
  { role: 'petroleoHover', from: 'petroleo', derive: deriveHover },
  { role: 'granaHover', from: 'grana', derive: deriveHover },
  ...SEEDS.map((from) => ({ role: `${from}Suave` as const, from, derive: deriveSuave })),
];
