import { DIAS_PERIODO, type Periodo } from './periodo';

const DAY = 86_400_000;

/** What the rules need of a sold membership; both the wire's and the database's fit. */
export interface Vendida {
  readonly id: number;
  /** When it ends: an ISO instant or a date; null = never. */
  readonly finaliza: string | Date | null;
}

const momentOf = (instant: string | Date): number => new Date(instant).getTime();

/** Whether it has ended. @param ahora milliseconds. */
export const isAcabada = ({ finaliza }: Pick<Vendida, 'finaliza'>, ahora: number): boolean =>
  finaliza !== null && momentOf(finaliza) <= ahora;

/** What the list says of a sale (MEM-08, MEM-10): permanent and external ones are always active. @param ahora milliseconds. */
export const estadoMembresia = (
  venta: Pick<Vendida, 'finaliza'> & { readonly externo: number },
  ahora: number,
): 'Activa' | 'Terminada' =>
  venta.externo !== 1 && isAcabada(venta, ahora) ? 'Terminada' : 'Activa';

/**
 * When a new sale begins: now, or where the last of the same buyer's same memberships ends. Nobody pays twice for the same days.
 * @param iguales the buyer's sales of that membership that stand.
 * @param ahora milliseconds.
 * @returns milliseconds; null when one never ends, so that there is nothing more to sell.
 */
export function startOf(
  iguales: readonly Pick<Vendida, 'finaliza'>[],
  ahora: number,
): number | null {
  if (iguales.some(({ finaliza }) => finaliza === null)) return null;
  return Math.max(ahora, ...iguales.map(({ finaliza }) => momentOf(finaliza as string | Date)));
}

/** When a membership that begins at a moment ends. @param inicio milliseconds. @returns milliseconds. */
export const endAfter = (inicio: number, periodo: Periodo): number =>
  inicio + DIAS_PERIODO[periodo] * DAY;

/**
 * What deleting a sale takes away from those that were sold to go on where it ends: the days that it had left move nobody's end but theirs.
 * @param iguales the buyer's sales of that membership that stand, the one to be deleted among them.
 * @param ahora milliseconds.
 * @returns the later ones with their new ends, in milliseconds.
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
