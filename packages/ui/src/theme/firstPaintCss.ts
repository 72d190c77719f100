import { palette } from './palette';

const rule = (index: 0 | 1): string =>
  `background:${palette.fondo[index]};color:${palette.tinta[index]}`;

/** Colours of the page before any script has run, for the app's `index.html`: without them a dark page flashes white while it loads. */
export const firstPaintCss = `html{${rule(0)};color-scheme:light}@media screen{html[data-tema=oscuro]{${rule(1)};color-scheme:dark}}`;
