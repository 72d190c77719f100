import { themeVariables } from './cssVariables';
import { focusRing } from './focusRing';
import { fontFaces } from './fonts';
import { color, font, text } from './tokens';

const base = `
*, *::before, *::after { box-sizing: border-box; }

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body { margin: 0; min-height: 100dvh; }

body, [data-tema] {
  background-color: ${color.fondo};
  color: ${color.tinta};
}

body {
  font-family: ${font.body};
  font-size: ${text[16]};
  line-height: 1.5;
  font-synthesis: none;
  overflow-wrap: break-word;
}

h1, h2, h3, h4, p, figure, dl, dd { margin: 0; }
h1, h2, h3 { font-family: ${font.title}; font-weight: 700; line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: ${text[32]}; }
h2 { font-size: ${text[20]}; }
h3 { font-size: ${text[18]}; }

button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
img, svg { display: block; }
a { color: ${color.petroleoTexto}; }
:focus-visible { ${focusRing} }
::selection { background: ${color.petroleo}; color: ${color.sobrePetroleo}; }

/* Forced colours do not apply to an svg with its own colour: it would stay dark grey on black. */
@media (forced-colors: active) { svg { color: inherit !important; } }

@media print {
  html, body { min-height: 0; background: #fff; }
  h1, h2, h3 { break-after: avoid; }
  tr, li, figure { break-inside: avoid; }
  /* Print hides buttons, except those whose text or state is content. */
  button:not([role], [aria-pressed], [aria-expanded]), button:is([aria-haspopup='true'], [aria-haspopup='menu']) { display: none !important; }
}
`;

/**
 * Fonts, both themes and the global rules, for the document. They are not in the components' style
 * sheet, because that style sheet grows as components render. Each rule added to a sheet with fonts
 * would make browsers resolve all fonts and lay out the page again.
 * @param urlOf the URL of a file in `fonts/`
 */
export const documentCss = (urlOf: (file: string) => string): string =>
  fontFaces(urlOf) + themeVariables + base;
