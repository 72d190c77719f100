import { palette } from './palette';

const rule = (index: 0 | 1): string =>
  `background:${palette.fondo[index]};color:${palette.tinta[index]}`;

/**
 * The page's colours before any script runs, for the app's `index.html`: without them a dark page
 * flashes white.
 */
export const firstPaintCss = `html{${rule(0)};color-scheme:light}@media screen{html[data-tema=oscuro]{${rule(1)};color-scheme:dark}}`;
