import { colorsOf, type DtcgGroup, sharedTokens } from './toDtcg';

const json = (tokens: DtcgGroup): string => `${JSON.stringify(tokens, null, 2)}\n`;

export const TOKEN_FILES = [
  {
    fileName: 'tokens/garita.tokens.json',
    nombre: 'Todo (DTCG)',
    uso: 'Los dos temas y lo que comparten, en el formato común de las herramientas de diseño.',
    source: () =>
      json({ color: { claro: colorsOf('claro'), oscuro: colorsOf('oscuro') }, ...sharedTokens() }),
  },
  {
    fileName: 'tokens/figma.claro.tokens.json',
    nombre: 'Figma: modo claro',
    uso: 'En Figma, Variables → Importar: uno por modo.',
    source: () => json({ color: colorsOf('claro'), ...sharedTokens(true) }),
  },
  {
    fileName: 'tokens/figma.oscuro.tokens.json',
    nombre: 'Figma: modo oscuro',
    uso: 'El otro modo de la misma colección.',
    source: () => json({ color: colorsOf('oscuro'), ...sharedTokens(true) }),
  },
] as const;
