import { type Dada, isComoPropuesta } from '@garita/domain/normativa/proponer';
import type { Propuesta, SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** The proposal for the chosen person and infraction; null until chosen and loaded. */
export function findPropuesta(
  { propuesta }: SancionProps,
  { usuario, infraccion }: SancionValues,
): Propuesta | null {
  if (usuario === null || infraccion === null || propuesta.kind !== 'ready') return null;
  return propuesta.data.propuesta.infraccion.codigo === infraccion
    ? propuesta.data.propuesta
    : null;
}

/** The proposal, if the sanction in the form differs from it; null otherwise. */
export function findOtra(
  sancion: SancionProps,
  values: SancionValues,
  dada: Dada,
): Propuesta | null {
  const propuesta = findPropuesta(sancion, values);
  return propuesta && !isComoPropuesta({ ...propuesta, texto: '' }, dada) ? propuesta : null;
}
