/**
 * The level that a 1-based position among the categories in use means, 0 for nobody. One beyond the last means the last.
 * @param niveles the levels in use, the lowest first
 */
export const nivelOf = (posicion: number, niveles: readonly number[]): number =>
  posicion <= 0 ? 0 : (niveles[Math.min(posicion, niveles.length) - 1] ?? 0);

/** The position that reaches up to a level: how many levels in use are not above it. */
export const posicionOf = (nivel: number, niveles: readonly number[]): number =>
  niveles.filter((uno) => uno <= nivel).length;
