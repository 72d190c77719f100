/**
 * The browsers. Their order matters, because a `User-Agent` also names the browsers that it
 * imitates.
 */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
  [/^garita\b/, 'La orden garita'],
];

/** The systems. An iPad says by default that it is a Mac, so it appears as a Mac. */
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:Windows|win32)\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X|darwin)\b/, 'Mac'],
  [/\bLinux\b/i, 'Linux'],
];

/** How many characters the portal reads. A real browser sends fewer. */
const READ_CHARACTERS = 512;

const find = (words: typeof NAVEGADORES, userAgent: string): string | undefined =>
  words.find(([mark]) => mark.test(userAgent))?.[1];

/**
 * A `User-Agent` in Spanish: `Chrome en Android`. The result has only words from these lists, so no
 * text of the client reaches a screen.
 * @returns null if both the browser and the system are unknown
 */
export function describeDispositivo(userAgent: string | null): string | null {
  const read = userAgent?.slice(0, READ_CHARACTERS) ?? '';
  const [navegador, sistema] = [find(NAVEGADORES, read), find(SISTEMAS, read)];
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? (sistema ? `Navegador desconocido en ${sistema}` : null);
}
