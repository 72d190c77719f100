/** What can be asked of `actionFichar`, by its number on the wire; one's own exit and the closing of another's record share one, and a correction of any minutes is an addition (FIC-02, FIC-03, FIC-15 to FIC-17). */
export const OP_FICHAJE = {
  entrada: 0,
  salida: 1,
  cerrar: 1,
  corregir: 2,
  restar5: 5,
  restar10: 10,
} as const;

/** The amounts that can be taken off a closed record, in minutes; on the wire each is its own number. */
export const DESCUENTOS = [OP_FICHAJE.restar5, OP_FICHAJE.restar10] as const;
export type Descuento = (typeof DESCUENTOS)[number];
