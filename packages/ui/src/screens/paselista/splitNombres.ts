/** A list of names as the wire has it (PLI-04). */
export const splitNombres = (nombres: string): string[] =>
  nombres === '' ? [] : nombres.split(', ');
