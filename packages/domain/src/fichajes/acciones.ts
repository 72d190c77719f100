/**
 * The operations, numbered as on the wire (FIC-02, FIC-03, FIC-15 to FIC-17). The user's own exit
 * and closing another person's record share a number. `corregir` adds or deducts any number of
 * minutes; the owner's specification lacks it.
 */
export const OP_FICHAJE = {
  entrada: 0,
  salida: 1,
  cerrar: 1,
  corregir: 2,
  restar5: 5,
  restar10: 10,
} as const;

/**
 * The operations that deduct minutes from a closed record. The number of minutes is also the
 * operation's number.
 */
export const DESCUENTOS = [OP_FICHAJE.restar5, OP_FICHAJE.restar10] as const;
export type Descuento = (typeof DESCUENTOS)[number];
