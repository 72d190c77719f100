import type { Rasgos } from './Guion';

/** A person appointed by the owner. */
export const nombramiento = (categoria: number, llega: number): Rasgos => ({
  entrada: { como: 'nombramiento', categoria },
  llega,
  constancia: 0.85,
});

/** A person transferred from another agency, optionally with a discount code. */
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
