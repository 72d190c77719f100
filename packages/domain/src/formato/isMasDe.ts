/** Whether more than `horas` lie between two instants in ms. */
export const isMasDe = (horas: number, desde: number, hasta: number): boolean =>
  hasta - desde > horas * 3_600_000;
