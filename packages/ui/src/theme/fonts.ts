import pixelUrl from '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url';
import bodyUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import titleUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import monoUrl from '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2?url';

/** Address of the body face: the only one worth preloading, since every screen shows it first. */
export const bodyFontUrl: string = bodyUrl;

/** Latin only: it holds every Spanish letter, and nothing else is fetched. */
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+FEFF,U+FFFD';

const face = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${url}') format('woff2');unicode-range:${LATIN};}`;

/** The four faces, served by ourselves. */
export const fontFaces = [
  face('Atkinson Hyperlegible Next Variable', '200 800', bodyUrl),
  face('Bricolage Grotesque Variable', '200 800', titleUrl),
  face('Martian Mono Variable', '100 800', monoUrl),
  face('Jersey 10', '400', pixelUrl),
].join('\n');
