import { type Acento, deriveAcentos } from './acento';

/** `petroleoHover` → `--petroleo-hover`, as the themes name it. */
export const acentoVariable = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

const declarations = (acento: Acento): string =>
  Object.entries(acento)
    .map(([role, value]) => `${acentoVariable(role)}:${value}`)
    .join(';');

/**
 * The accent's CSS variables for both themes. Each selector is more specific than the theme's own,
 * so that it wins in any order and inside any element with its own theme. The dark theme applies to
 * screens only.
 */
export function acentoCss(color: string): string {
  const { claro, oscuro } = deriveAcentos(color);
  return [
    `:root:root,[data-tema='claro'][data-tema]{${declarations(claro)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-tema]){${declarations(oscuro)}}}`,
    `@media screen{[data-tema='oscuro'][data-tema]{${declarations(oscuro)}}}`,
  ].join('');
}
