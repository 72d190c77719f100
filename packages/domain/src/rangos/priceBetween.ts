interface ConPrecio {
  /** Credits. */
  readonly precio: number;
}

/** The price in credits from one rank to a higher rank: the difference of their prices (CAL-04). */
export const priceBetween = (desde: ConPrecio, hasta: ConPrecio): number =>
  hasta.precio - desde.precio;
