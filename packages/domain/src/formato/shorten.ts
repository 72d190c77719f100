/** A text of at most so many characters, the last of a longer one being `…`: it is cut between characters, never within an emoji's two units of UTF-16. */
export function shorten(texto: string, max: number): string {
  const characters = [...texto];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : texto;
}
