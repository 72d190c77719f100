import type { Peldano } from '../ascensos/siguiente';
import { isSeleccionable } from '../rangos/isSeleccionable';

/**
 * The missions to which somebody can be demoted: every step of the ladder below their present one, of category 9 or lower (DEG-07).
 * @param escalera every step in ladder order.
 * @param actual their present step; of an unknown one nothing is below.
 */
export function listInferiores<P extends Peldano>(
  escalera: readonly P[],
  actual: (peldano: P) => boolean,
): P[] {
  return escalera.slice(0, Math.max(0, escalera.findIndex(actual))).filter(isSeleccionable);
}
