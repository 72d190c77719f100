/** Whether more than so many hours lie between two instants, in ms: what runs that long was likely forgotten. */
export const isMasDe = (horas: number, desde: number, hasta: number): boolean =>
  hasta - desde > horas * 3_600_000;
