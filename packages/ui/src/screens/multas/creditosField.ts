import { getMoneda } from '@garita/domain/agencia/monedaActual';
import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { formatCredits } from '@garita/domain/formato/credits';

/** The contract's maximum. */
const CREDITOS_MAX = 1_000_000_000;

/**
 * Props of a `NumberField` for the amount. A component would pull the field into every screen that
 * shares a chunk with it.
 */
export const creditosField = () => ({
  label: tituloMoneda(),
  min: 0,
  max: CREDITOS_MAX,
  step: 5,
  unit: getMoneda().corta,
  description: `Una multa de ${formatCredits(0)} es un aviso que queda escrito.`,
});
