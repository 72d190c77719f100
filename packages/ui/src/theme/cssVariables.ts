import { type ColorRole, palette, type Tema, valueIn } from './palette';
import { cssName } from './tokens';

const declarations = (tema: Tema): string => {
  const roles = Object.keys(palette) as ColorRole[];
  const colors = roles.map((role) => `${cssName(role)}:${valueIn(role, tema)};`);
  return `${colors.join('')}--campo:var(--superficie);color-scheme:${tema === 'claro' ? 'light' : 'dark'};`;
};

/**
 * Both themes as custom properties. Any element may have `data-tema`, so that two themes can be
 * side by side; a page without the attribute follows the system. Switching the theme changes one
 * attribute and re-renders nothing. The dark theme does not apply to print, since paper is white.
 */
export const themeVariables = `
:root, [data-tema='claro'] { ${declarations('claro')} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-tema]) { ${declarations('oscuro')} } }
@media screen { [data-tema='oscuro'] { ${declarations('oscuro')} } }
`;
