import type { Rule } from '../reglas/Rule';
import { CALCULO } from './textos';

/** Ids of the two ranks; null until chosen. */
export interface CalculoValues {
  rango1: number | null;
  rango2: number | null;
}

/**
 * The rules CAL-02 and CAL-03. `rangos` is the ladder, lowest first: the order decides, not the
 * ids.
 */
export function calculoRules(
  rangos: readonly { readonly id: number }[],
): readonly Rule<CalculoValues>[] {
  const heightOf = (id: number | null): number => rangos.findIndex((rango) => rango.id === id);
  return [
    ({ rango1 }) =>
      heightOf(rango1) < 0 ? { campo: 'rango1', texto: CALCULO.sinSeleccionar } : null,
    ({ rango2 }) =>
      heightOf(rango2) < 0 ? { campo: 'rango2', texto: CALCULO.sinSeleccionar } : null,
    ({ rango1, rango2 }) =>
      heightOf(rango2) <= heightOf(rango1) ? { campo: 'rango2', texto: CALCULO.noMayor } : null,
  ];
}
