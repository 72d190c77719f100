/** The words before the giver's name (ASC-08). */
export const ORIGENES = {
  ascenso: 'Ascendido por',
  paga: 'Ascendido con su paga por',
  edicion: 'Misión cambiada por',
  venta: 'Misión vendida por',
  traslado: 'Trasladado por',
  degrado: 'Degradado por',
  registro: 'Ascendido por',
} as const;

export type Origen = keyof typeof ORIGENES;
