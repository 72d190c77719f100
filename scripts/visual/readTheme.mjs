import { readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { inProject } from '../lib/project.mjs';

const FONTS = [
  ['Atkinson Hyperlegible Next Variable', '400 700', 'atkinson-hyperlegible-next'],
  ['Bricolage Grotesque Variable', '700', 'bricolage-grotesque'],
];
const readFont = (name) =>
  readFileSync(inProject('packages/ui/src/theme/fonts', `${name}.woff2`)).toString('base64');

/** The portal's colours in both themes and its text fonts, as a style sheet without requests. */
export async function readTheme() {
  const { themeVariables } = await tsImport(
    '../../packages/ui/src/theme/cssVariables.ts',
    import.meta.url,
  );
  const faces = FONTS.map(
    ([family, weight, name]) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:url('data:font/woff2;base64,${readFont(name)}') format('woff2')}`,
  );
  return [themeVariables, ...faces].join('\n');
}
