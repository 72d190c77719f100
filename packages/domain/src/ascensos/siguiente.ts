import { CATEGORIA } from '../acceso/permisos';

/** One step of the ladder, which is ordered by (category, position). */
export interface Peldano {
  readonly id: number;
  readonly id_categoria: number;
}

/**
 * The step that a promotion leads to: the next of the ladder, below category 10. Higher ranks are
 * given by editing the person (domain §2). Null if there is none.
 * @param escalera every step in ladder order.
 * @param actual id of the present mission.
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
 * Whether a promoter's category reaches a mission. `asciende_hasta` is a 1-based position in the
 * ordered list of categories; 0 reaches no category (domain §2).
 * @param categorias ids of all categories, lowest first.
 * @param destino category of the mission to be given.
 */
export function reaches(
  asciendeHasta: number,
  categorias: readonly number[],
  destino: number,
): boolean {
  const position = categorias.indexOf(destino) + 1;
  return position > 0 && position <= asciendeHasta;
}
