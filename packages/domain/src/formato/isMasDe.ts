/** Instants in ms. A span of more than `horas` was probably forgotten. */
export const isMasDe = (horas: number, desde: number, hasta: number): boolean =>
  hasta - desde > horas * 3_600_000;
