import { contrastOf } from '@garita/domain/agencia/oklch';
import { lowerFirst } from '@garita/domain/formato/lowerFirst';
import { type ColorRole, palette, type Tema, valueIn } from '../theme/palette';

/** The minimum contrast of text in Garita, above WCAG's 4.5. */
export const MIN_TEXT = 5;
/** The minimum contrast of control borders, the focus ring and chart marks (WCAG 1.4.11). */
export const MIN_MARK = 3;

export interface Pair {
  ink: ColorRole;
  ground: ColorRole;
}

/** @param hexIn other colours than the palette's */
export const ratioOf = ({ ink, ground }: Pair, tema: Tema, hexIn = valueIn): number =>
  contrastOf(hexIn(ink, tema), hexIn(ground, tema));

/** Backgrounds of plain text. */
const SHEETS = ['superficie', 'fondo', 'pozo'] as const;
const roles = Object.keys(palette) as ColorRole[];
const isRole = (name: string): name is ColorRole => name in palette;
const onEach = (ink: ColorRole, grounds: readonly string[]): Pair[] =>
  grounds.filter(isRole).map((ground) => ({ ink, ground }));

function pairsOfInk(ink: ColorRole): Pair[] {
  if (/^tinta\d?$/.test(ink)) return onEach(ink, SHEETS);
  if (ink.endsWith('Texto'))
    return onEach(ink, [`${ink.slice(0, -'Texto'.length)}Suave`, 'superficie', 'fondo']);
  if (ink.startsWith('sobre')) {
    const fill = lowerFirst(ink.slice('sobre'.length));
    return onEach(ink, [fill, `${fill}Hover`]);
  }
  return /^noche(Baliza|Grana|Laurel)$/.test(ink) ? onEach(ink, ['noche']) : [];
}

/**
 * Every pair of a text colour and a background. The pairs are derived from the roles' names, so
 * that a new role is included by its name.
 */
export const TEXT_PAIRS: readonly Pair[] = roles.flatMap(pairsOfInk);

/** Pairs without text whose colours must be distinguishable. */
export const MARK_PAIRS: readonly Pair[] = [
  ...onEach('bordeControl', SHEETS),
  ...onEach('foco', SHEETS),
  ...roles
    .filter((role) => role.startsWith('grafico'))
    .flatMap((role) => onEach(role, ['superficie'])),
];
