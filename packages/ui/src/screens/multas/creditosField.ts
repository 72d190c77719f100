import { getMoneda } from '@garita/domain/agencia/monedaActual';
import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { formatCredits } from '@garita/domain/formato/credits';

/** As much as the contract admits. */
const CREDITOS_MAX = 1_000_000_000;

/** How much a fine is, for a `NumberField`: a component of its own would bring the field to every screen that shares a file with it. */
export const creditosField = () => ({
  label: tituloMoneda(),
  min: 0,
  max: CREDITOS_MAX,
  step: 5,
  unit: getMoneda().corta,
  description: `Una multa de ${formatCredits(0)} es un aviso que queda escrito.`,
});
