/** The only subset: it has every Spanish letter. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+FEFF,U+FFFD';

const face = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${url}') format('woff2');unicode-range:${LATIN};}`;

/** A fallback font with adjusted metrics: nothing moves when the web font loads. */
interface StandIn {
  readonly family: string;
  readonly weight: 400 | 700;
  /**
   * Width, ascent and descent relative to the local font, in percent: measured in a browser with a
   * Spanish sentence.
   */
  readonly metrics: readonly [width: number, ascent: number, descent: number];
}

/** Local fonts as wide as Arial. Nearly every device has one of them. */
const LOCAL = {
  400: ['Arial', 'Liberation Sans', 'Roboto'],
  700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
} as const;

const standIn = ({ family, weight, metrics: [width, ascent, descent] }: StandIn): string => {
  const src = LOCAL[weight].map((name) => `local('${name}')`).join(',');
  const room = `size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};${room};}`;
};

/**
 * The four self-hosted fonts, and the fallbacks of the two text fonts.
 * @param urlOf the URL of a file in `fonts/`
 */
export const fontFaces = (urlOf: (file: string) => string): string =>
  [
    face(
      'Atkinson Hyperlegible Next Variable',
      '400 700',
      urlOf('atkinson-hyperlegible-next.woff2'),
    ),
    face('Bricolage Grotesque Variable', '700', urlOf('bricolage-grotesque.woff2')),
    face('Martian Mono Variable', '400 700', urlOf('martian-mono.woff2')),
    face('Jersey 10', '400', urlOf('jersey-10.woff2')),
    standIn({ family: 'Atkinson suplente', weight: 400, metrics: [99.1, 98.9, 32.3] }),
    standIn({ family: 'Atkinson suplente', weight: 700, metrics: [99.3, 98.7, 32.2] }),
    standIn({ family: 'Bricolage suplente', weight: 700, metrics: [100.7, 92.4, 26.8] }),
  ].join('\n');
