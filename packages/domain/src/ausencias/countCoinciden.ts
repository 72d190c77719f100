import { type AusenciaLeida, isAusente } from './ausencia';

interface Ausencia extends AusenciaLeida {
  /** The person's id. */
  readonly usuario: number;
}

/**
 * How many other people have an accepted absence that shares at least one day with this absence.
 */
export function countCoinciden(
  { usuario, inicio, final }: Ausencia,
  todas: readonly Ausencia[],
): number {
  const others = todas.filter((one) => one.usuario !== usuario && isAusente(one, inicio, final));
  return new Set(others.map((one) => one.usuario)).size;
}
