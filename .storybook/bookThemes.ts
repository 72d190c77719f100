import { create, type ThemeVars } from 'storybook/theming';
import { deriveAcentos } from '../packages/domain/src/agencia/acento';
import { palette, type Tema } from '../packages/ui/src/theme/palette';
import { font } from '../packages/ui/src/theme/tokens';
import { AGENCIAS, type Agencia } from './agencias';

const SIDES: Readonly<Record<Tema, { side: 0 | 1; base: 'light' | 'dark' }>> = {
  claro: { side: 0, base: 'light' },
  oscuro: { side: 1, base: 'dark' },
};

function themeOf(agencia: Agencia, tema: Tema): ThemeVars {
  const { side, base } = SIDES[tema];
  const { nombre, color } = AGENCIAS[agencia];
  const petroleo = color === null ? palette.petroleo[side] : deriveAcentos(color)[tema].petroleo;
  return create({
    base,
    brandTitle: agencia === 'garita' ? 'garita' : `garita · ${nombre}`,
    brandUrl: './',
    fontBase: font.body,
    fontCode: font.mono,
    colorPrimary: petroleo,
    colorSecondary: petroleo,
    appBg: palette.fondo[side],
    appContentBg: palette.superficie[side],
    appPreviewBg: palette.fondo[side],
    appBorderColor: palette.borde[side],
    textColor: palette.tinta[side],
    textMutedColor: palette.tinta2[side],
    barBg: palette.superficie[side],
    barTextColor: palette.tinta2[side],
    barSelectedColor: petroleo,
    barHoverColor: petroleo,
    inputBg: palette.superficie[side],
    inputBorder: palette.bordeControl[side],
    inputTextColor: palette.tinta[side],
  });
}

export const bookThemes = (agencia: Agencia): Readonly<Record<Tema, ThemeVars>> => ({
  claro: themeOf(agencia, 'claro'),
  oscuro: themeOf(agencia, 'oscuro'),
});
