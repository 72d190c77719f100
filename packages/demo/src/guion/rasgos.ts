import type { Rasgos } from './Guion';

export const nombramiento = (categoria: number, llega: number): Rasgos => ({
  entrada: { como: 'nombramiento', categoria },
  llega,
  constancia: 0.85,
});

/** The traits of a person who enters by a transfer. @param codigo the discount code, if any */
export const traslado = (
  categoria: number,
  agencia: string,
  llega: number,
  codigo?: string,
): Rasgos => ({
  entrada: { como: 'traslado', categoria, agencia, ...(codigo && { codigo }) },
  llega,
  constancia: 0.8,
});
