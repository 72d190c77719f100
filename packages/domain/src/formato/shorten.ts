/**
 * A text of at most `max` characters, whose last character is `…` if it was cut. Code points: no
 * surrogate pair is split.
 */
export function shorten(texto: string, max: number): string {
  const characters = [...texto];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : texto;
}
