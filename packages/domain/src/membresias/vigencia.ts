import { DIAS_PERIODO, type Periodo } from './periodo';

const DAY = 86_400_000;

/** A sold membership; the wire's and the database's types are assignable. */
export interface Vendida {
  readonly id: number;
  /** The end: an ISO instant or a date; null = never. */
  readonly finaliza: string | Date | null;
}

const momentOf = (instant: string | Date): number => new Date(instant).getTime();

export const isAcabada = ({ finaliza }: Pick<Vendida, 'finaliza'>, ahora: number): boolean =>
  finaliza !== null && momentOf(finaliza) <= ahora;

/**
 * The state of a sold membership (MEM-08, MEM-10). A membership without an end and an outsider's
 * membership are always active. `ahora` is in ms.
 */
export const estadoMembresia = (
  venta: Pick<Vendida, 'finaliza'> & { readonly externo: number },
  ahora: number,
): 'Activa' | 'Terminada' =>
  venta.externo !== 1 && isAcabada(venta, ahora) ? 'Terminada' : 'Activa';

/**
 * The start of a new sale, in ms: now, or the end of the buyer's last sale of that membership
 * (`iguales`), so that no day is paid twice. Null if one of these sales never ends: then the buyer
 * cannot buy more.
 */
export function startOf(
  iguales: readonly Pick<Vendida, 'finaliza'>[],
  ahora: number,
): number | null {
  if (iguales.some(({ finaliza }) => finaliza === null)) return null;
  return Math.max(ahora, ...iguales.map(({ finaliza }) => momentOf(finaliza as string | Date)));
}

/** The end of a sale that begins at `inicio`. Both instants are in ms. */
export const endAfter = (inicio: number, periodo: Periodo): number =>
  inicio + DIAS_PERIODO[periodo] * DAY;

/**
 * After a sale is deleted, later sales end earlier by the remaining time of the deleted sale.
 * `iguales` are the buyer's valid sales of that membership, including the deleted sale. Returns the
 * later sales with their new ends, in ms.
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
