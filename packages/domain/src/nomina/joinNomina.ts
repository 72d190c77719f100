/** One person's totals in a period, as on the wire. */
interface Fila {
  /** The row's id, which equals the person's. */
  readonly id: number;
  readonly usuario: number;
  readonly usuarioNombre: string;
  readonly categoria: number;
  readonly ascensos: number;
  readonly asistencias: number;
  /** Minutes. */
  readonly times: number;
  /** Instant of the newest entry; null without entries. */
  readonly fecha: string | null;
}

/** The answer of `allNomina`: rows, pays, people with reduction (NOM-04). */
export type NominaWire = readonly [
  filas: readonly Fila[],
  pagas: readonly { readonly usuario: number; readonly paga: number }[],
  reducidos: readonly { readonly id_usuario: number }[],
];

export interface FilaNomina extends Fila {
  /** Credits earned so far; null if none. */
  readonly paga: number | null;
  /** Whether a membership halves this person's requirements. */
  readonly reducido: boolean;
}

/**
 * Joins the arrays into one row per person, in the order of the rows. Pay without a row is dropped.
 */
export function joinNomina([filas, pagas, reducidos]: NominaWire): FilaNomina[] {
  const earned = new Map(pagas.map(({ usuario, paga }) => [usuario, paga]));
  const reduced = new Set(reducidos.map(({ id_usuario }) => id_usuario));
  return filas.map((fila) => ({
    ...fila,
    paga: earned.get(fila.usuario) || null,
    reducido: reduced.has(fila.usuario),
  }));
}

export const sumPagas = (filas: readonly Pick<FilaNomina, 'paga'>[]): number =>
  filas.reduce((sum, { paga }) => sum + (paga ?? 0), 0);
