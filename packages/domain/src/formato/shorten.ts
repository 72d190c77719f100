/** At most `max` characters, the last one `…`. Code points: no surrogate pair is split. */
export function shorten(texto: string, max: number): string {
  const characters = [...texto];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : texto;
}
