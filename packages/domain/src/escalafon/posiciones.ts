/**
 * The level at a position; 0 for 0. `posicion` is 1-based among `niveles`, lowest first. A position
 * beyond the last level means the last level.
 */
export const nivelOf = (posicion: number, niveles: readonly number[]): number =>
  posicion <= 0 ? 0 : (niveles[Math.min(posicion, niveles.length) - 1] ?? 0);

/** The number of levels in use up to a level. */
export const posicionOf = (nivel: number, niveles: readonly number[]): number =>
  niveles.filter((uno) => uno <= nivel).length;
