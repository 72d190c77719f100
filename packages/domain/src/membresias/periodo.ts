/** The period of a sale, as on the wire (MEM-16, MEM-17). */
export const PERIODO = { quincena: 0, mes: 1 } as const;

export type Periodo = (typeof PERIODO)[keyof typeof PERIODO];

/** The days of each period. A day is 24 hours, even if the clocks change. */
export const DIAS_PERIODO: Readonly<Record<Periodo, number>> = { 0: 15, 1: 30 };

interface Membresia {
  /** Credits: the price of 30 days, or of the permanent membership. */
  readonly precio: number;
  /** 1 if the membership never ends. */
  readonly perma: number;
}

/** The price in credits. 15 days cost half the price of 30 days, rounded. */
export const priceOfMembresia = ({ precio, perma }: Membresia, periodo: Periodo): number =>
  perma !== 1 && periodo === PERIODO.quincena ? Math.round(precio / 2) : precio;
