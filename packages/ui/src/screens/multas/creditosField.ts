import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';

/** The maximum in the contract. */
const CREDITOS_MAX = 1_000_000_000;

/**
 * Props of a `NumberField` for the amount. They are not a component, because a component would
 * bring `NumberField` into every screen that shares its chunk.
 */
export const creditosField = (moneda: Moneda) => ({
  label: tituloMoneda(moneda),
  min: 0,
  max: CREDITOS_MAX,
  step: 5,
  unit: moneda.corta,
  description: `Una multa de ${formatCredits(0, moneda)} es un aviso que queda escrito.`,
});
