import { useEffect, useRef } from 'react';
import { findPropuesta } from './findPropuesta';
import type { Propuesta, SancionProps } from './SancionProps';
import type { SancionValues } from './SancionValues';

interface Filled extends SancionValues {
  readonly motivo: string;
}

interface PropuestaOptions {
  sancion: SancionProps;
  /** What stands in the form. */
  values: Filled;
  /** Writes the reason, unless somebody has written one of their own. */
  onMotivo: (motivo: string) => void;
  /** What a proposal writes as the reason; by default the infraction. */
  motivoOf?: (propuesta: Propuesta) => string;
  /** Fills the rest of the form in by a proposal. */
  onPropuesta?: (propuesta: Propuesta) => void;
}

/** Asks for the proposal as soon as person and infraction are chosen, and fills the form in by each that comes, once: what is written afterwards stays. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the choice changes, not when the form is drawn anew.
  useEffect(() => {
    onElegir(usuario === null || infraccion === null ? null : { usuario, infraccion });
    return () => onElegir(null);
  }, [usuario, infraccion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by each proposal once.
  useEffect(() => {
    if (!propuesta) return;
    const isOwn = motivo.trim() !== '' && motivo !== written.current;
    written.current = motivoOf(propuesta);
    if (!isOwn) onMotivo(written.current);
    onPropuesta?.(propuesta);
  }, [propuesta]);
}
