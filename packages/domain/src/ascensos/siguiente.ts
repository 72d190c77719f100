import { CATEGORIA } from '../acceso/permisos';

/** One step of the ladder, which is ordered by (category, position). */
export interface Peldano {
  readonly id: number;
  readonly id_categoria: number;
}

/**
 * `escalera` is in ladder order; `actual` is the present mission's id. Promotions end below
 * category 10: higher ranks are given by editing the person.
 */
export function findNextMission<P extends Peldano>(
  escalera: readonly P[],
  actual: number,
): P | null {
  const index = escalera.findIndex((p) => p.id === actual);
  const next = index === -1 ? undefined : escalera[index + 1];
  return next && next.id_categoria < CATEGORIA.gerencia ? next : null;
}

/**
 * `asciendeHasta` is a 1-based position among `categorias`, lowest first; 0 reaches none. `destino`
 * is the category of the mission to be given.
 */
export function reaches(
  asciendeHasta: number,
  categorias: readonly number[],
  destino: number,
): boolean {
  const position = categorias.indexOf(destino) + 1;
  return position > 0 && position <= asciendeHasta;
}
