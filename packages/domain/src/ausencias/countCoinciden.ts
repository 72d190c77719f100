import { type AusenciaLeida, ESTADO_AUSENCIA } from './ausencia';

interface Ausencia extends AusenciaLeida {
  /** The person's id. */
  readonly usuario: number;
  /** The first day, `YYYY-MM-DD`. */
  readonly inicio: string;
}

/**
 * How many other people have an accepted absence that shares at least one day with this absence.
 */
export function countCoinciden(
  { usuario, inicio, final }: Ausencia,
  todas: readonly Ausencia[],
): number {
  const others = todas.filter(
    (one) =>
      one.estado === ESTADO_AUSENCIA.aceptada &&
      one.usuario !== usuario &&
      one.inicio <= final &&
      inicio <= one.final,
  );
  return new Set(others.map((one) => one.usuario)).size;
}
