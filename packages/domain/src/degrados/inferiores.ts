import type { Peldano } from '../ascensos/siguiente';
import { isSeleccionable } from '../rangos/isSeleccionable';

/**
 * Every step below the current step, of category 9 or lower (DEG-07). `escalera` is in ladder
 * order; `actual` matches the current step; without a match the list is empty.
 */
export function listInferiores<P extends Peldano>(
  escalera: readonly P[],
  actual: (peldano: P) => boolean,
): P[] {
  return escalera.slice(0, Math.max(0, escalera.findIndex(actual))).filter(isSeleccionable);
}
