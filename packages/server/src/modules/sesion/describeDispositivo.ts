/** Each by what it writes of itself that others do not; browsers write the names of those whom they resemble, so the order matters. */
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

/** An iPad calls itself a Mac by default: only its own browsers tell otherwise. */
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:Windows|win32)\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X|darwin)\b/, 'Mac'],
  [/\bLinux\b/i, 'Linux'],
];

/** No browser writes more of itself; the rest is somebody's game. */
const READ_CHARACTERS = 512;

const find = (words: typeof NAVEGADORES, userAgent: string): string | undefined =>
  words.find(([mark]) => mark.test(userAgent))?.[1];

/**
 * What a `User-Agent` tells of a device, in words for its owner: `Chrome en Android`. Only words of ours, so that nothing a program writes of itself
 * reaches a screen. @returns null when neither browser nor system is known.
 */
export function describeDispositivo(userAgent: string | null): string | null {
  const read = userAgent?.slice(0, READ_CHARACTERS) ?? '';
  const [navegador, sistema] = [find(NAVEGADORES, read), find(SISTEMAS, read)];
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? (sistema ? `Navegador desconocido en ${sistema}` : null);
}
