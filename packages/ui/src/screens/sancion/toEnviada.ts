import type { Dada } from '@garita/domain/normativa/proponer';
import { findOtra } from './findPropuesta';
import type { SancionEnviada, SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/**
 * The fields that a fine, demotion or dismissal sends about its infraction. Empty without an
 * infraction. Without a difference from the proposal there is no reason.
 */
export function toEnviada(
  sancion: SancionProps,
  values: SancionValues,
  dada: Dada,
): SancionEnviada {
  const { normativa } = sancion;
  const { infraccion, porque } = values;
  if (infraccion === null || normativa.kind !== 'ready') return {};
  const { version } = normativa.data.normativa;
  return {
    infraccion: { codigo: infraccion, version },
    ...(findOtra(sancion, values, dada) && porque.trim() !== '' && { porque }),
  };
}
