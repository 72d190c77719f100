/**
 * Why a row of the pay list is not paid out: the fine is at least the pay, the person is dismissed,
 * or the row was archived unpaid.
 */
export type Exclusion = 'multa' | 'despido' | 'archivada';

/** 0 no deduction, 1 the fine is deducted, 2 excluded from the totals; as on the wire. */
export type Restar = 0 | 1 | 2;

export interface EstadoPago {
  /** Credits earned. */
  readonly monto: number;
  /** Credits of fines that a paid row collected, or that an unpaid row would collect now. */
  readonly multa: number;
  readonly isPagado: boolean;
  readonly isDespedido: boolean;
  readonly isArchivado: boolean;
}

/**
 * Why a row is excluded from the totals; null if the row counts. A paid row counts, whatever
 * happens later.
 */
export function findExclusion({
  monto,
  multa,
  isPagado,
  isDespedido,
  isArchivado,
}: EstadoPago): Exclusion | null {
  if (isPagado) return null;
  if (isArchivado) return 'archivada';
  if (isDespedido) return 'despido';
  return multa >= monto ? 'multa' : null;
}

export const restarOf = (exclusion: Exclusion | null, multa: number): Restar =>
  exclusion !== null ? 2 : multa > 0 ? 1 : 0;

export interface FilaPago {
  readonly usuario: number;
  readonly monto: number;
  readonly multa: number;
  readonly restar: Restar;
}

/** The credits of a row after its fine; never below 0. */
export const totalOf = ({ monto, multa }: Pick<FilaPago, 'monto' | 'multa'>): number =>
  Math.max(0, monto - multa);

/** Leaves out rows with `restar` 2. A person with two pays counts once. */
export function sumLista(filas: readonly FilaPago[]): { monto: number; personas: number } {
  const counted = filas.filter(({ restar }) => restar !== 2);
  return {
    monto: counted.reduce((sum, fila) => sum + totalOf(fila), 0),
    personas: new Set(counted.map(({ usuario }) => usuario)).size,
  };
}
