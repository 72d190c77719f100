import { type ColorRole, palette, type Tema } from '../theme/palette';

/** What every text of Garita holds to; more than the 4.5 that WCAG asks for. */
export const MIN_TEXT = 5;
/** What the edges of controls, the focus mark and the marks of charts hold to (WCAG 1.4.11). */
export const MIN_MARK = 3;

/** A channel of sRGB, 0 to 255, as light. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16)));
  return channels.reduce((sum, light, index) => sum + light * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2). */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Two roles that stand on each other. */
export interface Pair {
  ink: ColorRole;
  ground: ColorRole;
}

/** A role's value in a theme. */
export const hexOf = (role: ColorRole, tema: Tema): string => palette[role][tema === 'claro' ? 0 : 1];

export const ratioOf = ({ ink, ground }: Pair, tema: Tema): number => contrastOf(hexOf(ink, tema), hexOf(ground, tema));

/** Grounds that carry plain text. */
const SHEETS = ['superficie', 'fondo', 'pozo'] as const;
const roles = Object.keys(palette) as ColorRole[];
const isRole = (name: string): name is ColorRole => name in palette;
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const onEach = (ink: ColorRole, grounds: readonly string[]): Pair[] => grounds.filter(isRole).map((ground) => ({ ink, ground }));

function pairsOfInk(ink: ColorRole): Pair[] {
  if (/^tinta\d?$/.test(ink)) return onEach(ink, SHEETS);
  if (ink.endsWith('Texto')) return onEach(ink, [`${ink.slice(0, -'Texto'.length)}Suave`, 'superficie', 'fondo']);
  if (ink.startsWith('sobre')) {
    const fill = lowerFirst(ink.slice('sobre'.length));
    return onEach(ink, [fill, `${fill}Hover`]);
  }
  return /^noche(Baliza|Grana|Laurel)$/.test(ink) ? onEach(ink, ['noche']) : [];
}

/** Every pair of roles that carries text, read from the roles' names: a new role joins by being named like the others. */
export const TEXT_PAIRS: readonly Pair[] = roles.flatMap(pairsOfInk);

/** Pairs without text in which one colour must still be told from the other. */
export const MARK_PAIRS: readonly Pair[] = [
  ...onEach('bordeControl', SHEETS),
  ...onEach('foco', SHEETS),
  ...roles.filter((role) => role.startsWith('grafico')).flatMap((role) => onEach(role, ['superficie'])),
];
