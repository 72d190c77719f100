import { CATEGORIA } from '../acceso/permisos';

/** One step of the ladder, which is ordered by (category, position). */
export interface Peldano {
  readonly id: number;
  readonly id_categoria: number;
}

/**
 * The mission to which a person with the mission `actual` is promoted; null if there is none.
 * `escalera` is in ladder order. No promotion gives a mission from category 10 on (ASC-06): those
 * missions are given by editing the person.
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
 * Whether a promoter may promote to the category `destino`. `asciendeHasta` is a 1-based position
 * among `categorias`, lowest first; 0 reaches none.
 */
export function reaches(
  asciendeHasta: number,
  categorias: readonly number[],
  destino: number,
): boolean {
  const position = categorias.indexOf(destino) + 1;
  return position > 0 && position <= asciendeHasta;
}
