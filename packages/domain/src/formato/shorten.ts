/**
 * Cuts a text to a maximum of characters, the last one `…`. It counts code points, so that no
 * surrogate pair is split.
 */
export function shorten(texto: string, max: number): string {
  const characters = [...texto];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : texto;
}
