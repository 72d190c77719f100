/**
 * The text, or its first `max` − 1 characters and `…` if it is longer than `max`. A character is a
 * code point, so no surrogate pair is split.
 */
export function shorten(texto: string, max: number): string {
  const characters = [...texto];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : texto;
}
