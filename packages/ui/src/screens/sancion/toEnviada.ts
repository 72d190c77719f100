import type { Dada } from '@garita/domain/normativa/proponer';
import { findOtra } from './findPropuesta';
import type { SancionEnviada, SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

/** What goes with a fine, a demotion or a dismissal: nothing where no infraction is named, and no reason where it is what the rules propose. */
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
