import { palette, type Tema } from './palette';
import { cssName } from './tokens';

const declarations = (tema: Tema): string => {
  const index = tema === 'claro' ? 0 : 1;
  const colors = Object.entries(palette).map(([role, pair]) => `${cssName(role)}:${pair[index]};`);
  return `${colors.join('')}--campo:${palette.superficie[index]};color-scheme:${tema === 'claro' ? 'light' : 'dark'};`;
};

/**
 * Both themes as custom properties. Any element may carry `data-tema`, so two themes can stand side by side; a page without the
 * attribute follows the system. Switching changes one attribute: no component renders again. The dark theme is for screens alone: paper is white.
 */
export const themeVariables = `
:root, [data-tema='claro'] { ${declarations('claro')} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-tema]) { ${declarations('oscuro')} } }
@media screen { [data-tema='oscuro'] { ${declarations('oscuro')} } }
`;
