import type { Peldano } from '../ascensos/siguiente';
import { isSeleccionable } from '../rangos/isSeleccionable';

/**
 * The missions that a person can be demoted to: every step of the ladder below their present one,
 * of category 9 or lower (DEG-07).
 * @param escalera every step in ladder order.
 * @param actual matches their present step; an unknown one gives an empty list.
 */
export function listInferiores<P extends Peldano>(
  escalera: readonly P[],
  actual: (peldano: P) => boolean,
): P[] {
  return escalera.slice(0, Math.max(0, escalera.findIndex(actual))).filter(isSeleccionable);
}
