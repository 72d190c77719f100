/** The period of a sale, as on the wire (MEM-16, MEM-17). */
export const PERIODO = { quincena: 0, mes: 1 } as const;

export type Periodo = (typeof PERIODO)[keyof typeof PERIODO];

/** The days of each period. A day is 24 hours, even if the clocks change. */
export const DIAS_PERIODO: Readonly<Record<Periodo, number>> = { 0: 15, 1: 30 };

interface Membresia {
  /** Credits, for 30 days or permanent. */
  readonly precio: number;
  /** 1 if the membership never ends. */
  readonly perma: number;
}

/**
 * The price in credits: the full price for 30 days or permanent, half of it, rounded, for 15 days.
 */
export const priceOfMembresia = ({ precio, perma }: Membresia, periodo: Periodo): number =>
  perma !== 1 && periodo === PERIODO.quincena ? Math.round(precio / 2) : precio;
