/** Why a row of the pay list pays nothing: its fine eats the pay, its person was dismissed, or it was archived unpaid, so that the pay went on to the next list. */
export type Exclusion = 'multa' | 'despido' | 'archivada';

/** 0 nothing to deduct, 1 the fine is deducted, 2 excluded from the totals; as on the wire. */
export type Restar = 0 | 1 | 2;

/** What decides whether a row pays. */
export interface EstadoPago {
  /** Credits earned. */
  readonly monto: number;
  /** Credits of fines: those that the row collected, or those that it would collect now. */
  readonly multa: number;
  readonly isPagado: boolean;
  readonly isDespedido: boolean;
  readonly isArchivado: boolean;
}

/** Why a row pays nothing; null when it pays. What was paid stays paid, whatever happens to its person later. */
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

/** The `restar` of a row (domain §4). */
export const restarOf = (exclusion: Exclusion | null, multa: number): Restar =>
  exclusion !== null ? 2 : multa > 0 ? 1 : 0;

/** What the rules read of a row of the pay list. */
export interface FilaPago {
  readonly usuario: number;
  readonly monto: number;
  readonly multa: number;
  readonly restar: Restar;
}

/** What is left of a pay after the fine, never below 0. */
export const totalOf = ({ monto, multa }: Pick<FilaPago, 'monto' | 'multa'>): number =>
  Math.max(0, monto - multa);

/** Credits and people of some rows, those with `restar` 2 left out. Somebody with two pays is one person. */
export function sumLista(filas: readonly FilaPago[]): { monto: number; personas: number } {
  const counted = filas.filter(({ restar }) => restar !== 2);
  return {
    monto: counted.reduce((sum, fila) => sum + totalOf(fila), 0),
    personas: new Set(counted.map(({ usuario }) => usuario)).size,
  };
}
