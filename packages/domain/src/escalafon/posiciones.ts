/**
 * The level of a 1-based position among the levels in use; 0 for position 0. A position beyond the
 * last means the last.
 * @param niveles the levels in use, lowest first
 */
export const nivelOf = (posicion: number, niveles: readonly number[]): number =>
  posicion <= 0 ? 0 : (niveles[Math.min(posicion, niveles.length) - 1] ?? 0);

/** The position that reaches a level: the number of levels in use up to it. */
export const posicionOf = (nivel: number, niveles: readonly number[]): number =>
  niveles.filter((uno) => uno <= nivel).length;
