import { useEffect, useRef } from 'react';
import { findPropuesta } from './findPropuesta';
import type { Propuesta, SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

interface Filled extends SancionValues {
  readonly motivo: string;
}

interface PropuestaOptions {
  sancion: SancionProps;
  values: Filled;
  /** Called with the proposal's reason, unless the user has written another reason. */
  onMotivo: (motivo: string) => void;
  /** The reason that comes from a proposal; by default the infraction's text. */
  motivoOf?: (propuesta: Propuesta) => string;
  /** Called with a new proposal, to fill in the other fields. */
  onPropuesta?: (propuesta: Propuesta) => void;
}

/**
 * Requests the proposal once person and infraction are chosen. Fills in the form only when a
 * proposal arrives, so that later edits stay.
 */
export function usePropuesta({
  sancion,
  values,
  onMotivo,
  motivoOf = ({ texto }) => texto,
  onPropuesta,
}: PropuestaOptions): void {
  const { usuario, infraccion, motivo } = values;
  const { onElegir } = sancion;
  const propuesta = findPropuesta(sancion, values);
  const written = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the choice changes, not on each render.
  useEffect(() => {
    onElegir(usuario === null || infraccion === null ? null : { usuario, infraccion });
    return () => onElegir(null);
  }, [usuario, infraccion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per proposal.
  useEffect(() => {
    if (!propuesta) return;
    const isOwn = motivo.trim() !== '' && motivo !== written.current;
    written.current = motivoOf(propuesta);
    if (!isOwn) onMotivo(written.current);
    onPropuesta?.(propuesta);
  }, [propuesta]);
}
