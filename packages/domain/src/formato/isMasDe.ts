/**
 * Whether two instants, in ms, are more than so many hours apart: such a span was probably
 * forgotten.
 */
export const isMasDe = (horas: number, desde: number, hasta: number): boolean =>
  hasta - desde > horas * 3_600_000;
