/** Printable and control ASCII: most names. What follows would change nothing of them but their case. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * Text without case and in one spelling: two names, codes or words are the same when this is the same. Made here and nowhere else, so that what one part of the
 * portal keeps another finds: databases fold by their own locale, and under some of them `Ñ` has no lower case.
 *
 * As Unicode's caseless matching has it, `ß` and `SS`, or `ς` at the end of a word and `Σ`, are one. Accents stay: `Ñandu` and `Nandu` are two people.
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Down, up and down again: `ẞ` has no upper case but `ß`, whose upper case is `SS`.
  const lower = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  // JavaScript writes a sigma at the end of a word in another way: what stands at the end of a word depends on what follows.
  return lower.replaceAll('ς', 'σ').normalize('NFKC');
}
