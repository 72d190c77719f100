/** Printable and control ASCII: most names. Only their case needs folding. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * Case-insensitive comparison key. Databases do not compute it: they fold by their locale, and some
 * locales have no lower case of `Ñ`. By Unicode caseless matching `ß` equals `SS`, and final `ς`
 * equals `Σ`. Accents count: `Ñandu` and `Nandu` are two people.
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Lower, upper, lower: the lower case of `ẞ` is `ß`, whose upper case is `SS`.
  const lower = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  // JavaScript writes a final sigma differently, which would make the key depend on the text that
  // follows.
  return lower.replaceAll('ς', 'σ').normalize('NFKC');
}
