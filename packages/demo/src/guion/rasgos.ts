import type { Rasgos } from './Guion';

/** Somebody whom the owner appointed. */
export const nombramiento = (categoria: number, llega: number): Rasgos => ({
  entrada: { como: 'nombramiento', categoria },
  llega,
  constancia: 0.85,
});

/** Somebody who was paid for from another agency, perhaps less the discount of a code. */
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
