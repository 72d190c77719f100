import { DIAS_PERIODO, type Periodo } from './periodo';

const DAY = 86_400_000;

/** What the rules need of a sold membership; the wire's and the database's types fit. */
export interface Vendida {
  readonly id: number;
  /** The end: an ISO instant or a date; null = never. */
  readonly finaliza: string | Date | null;
}

const momentOf = (instant: string | Date): number => new Date(instant).getTime();

export const isAcabada = ({ finaliza }: Pick<Vendida, 'finaliza'>, ahora: number): boolean =>
  finaliza !== null && momentOf(finaliza) <= ahora;

/**
 * The state shown in the list (MEM-08, MEM-10): permanent and external ones are always active.
 * @param ahora milliseconds.
 */
export const estadoMembresia = (
  venta: Pick<Vendida, 'finaliza'> & { readonly externo: number },
  ahora: number,
): 'Activa' | 'Terminada' =>
  venta.externo !== 1 && isAcabada(venta, ahora) ? 'Terminada' : 'Activa';

/**
 * The start of a new sale: now, or the end of the buyer's last sale of that membership, so that no
 * day is paid twice.
 * @param iguales the buyer's valid sales of that membership.
 * @param ahora milliseconds.
 * @returns milliseconds; null if one never ends, so that no more can be sold.
 */
export function startOf(
  iguales: readonly Pick<Vendida, 'finaliza'>[],
  ahora: number,
): number | null {
  if (iguales.some(({ finaliza }) => finaliza === null)) return null;
  return Math.max(ahora, ...iguales.map(({ finaliza }) => momentOf(finaliza as string | Date)));
}

/** The end of a membership. @param inicio milliseconds. @returns milliseconds. */
export const endAfter = (inicio: number, periodo: Periodo): number =>
  inicio + DIAS_PERIODO[periodo] * DAY;

/**
 * Computes the new ends of later sales after a sale is deleted: they move forward by its remaining
 * days.
 * @param iguales the buyer's valid sales of that membership, including the one to be deleted.
 * @param ahora milliseconds.
 * @returns the later sales with their new ends, in milliseconds.
 */
export function pullForward(
  iguales: readonly Vendida[],
  id: number,
  ahora: number,
): { id: number; finaliza: number }[] {
  const ends = iguales.flatMap(({ id: one, finaliza }) =>
    finaliza === null ? [] : [{ id: one, finaliza: momentOf(finaliza) }],
  );
  const deleted = ends.find((one) => one.id === id);
  if (!deleted) return [];
  const began = Math.max(
    ahora,
    ...ends.filter(({ finaliza }) => finaliza < deleted.finaliza).map(({ finaliza }) => finaliza),
  );
  const left = Math.max(0, deleted.finaliza - began);
  return left === 0
    ? []
    : ends
        .filter(({ finaliza }) => finaliza > deleted.finaliza)
        .map((one) => ({ id: one.id, finaliza: one.finaliza - left }));
}
