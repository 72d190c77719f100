/**
 * Up to two letters or digits of a user name: `Ronda-Nocturna` → `RN`, `luz_verde` → `LV`,
 * `elPatio83` → `EL`.
 */
export function initialsOf(usuario: string): string {
  const words = usuario.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '?', second] = words;
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
  return letters.toLocaleUpperCase('es');
}
