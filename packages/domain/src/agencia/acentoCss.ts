import { type Acento, deriveAcentos } from './acento';

/** `petroleoHover` → `--petroleo-hover`, as the themes name it. */
export const acentoVariable = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

const declarations = (acento: Acento): string =>
  Object.entries(acento)
    .map(([role, value]) => `${acentoVariable(role)}:${value}`)
    .join(';');

/**
 * Both themes' accents as styles of a page. They say the same as the themes with one selector more, and so hold wherever they stand in it, and for every
 * part of it that has a theme of its own. The dark one is for screens alone, as the dark theme is.
 */
export function acentoCss(color: string): string {
  const { claro, oscuro } = deriveAcentos(color);
  return [
    `:root:root,[data-tema='claro'][data-tema]{${declarations(claro)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-tema]){${declarations(oscuro)}}}`,
    `@media screen{[data-tema='oscuro'][data-tema]{${declarations(oscuro)}}}`,
  ].join('');
}
