import type { Rule } from '../reglas/Rule';
import { CALCULO } from './textos';

/** Ids of the two ranks; null while none is chosen. */
export interface CalculoValues {
  rango1: number | null;
  rango2: number | null;
}

/**
 * Between which ranks a price can be asked for (CAL-02, CAL-03).
 * @param rangos the ladder, from the lowest rank to the highest: what stands later in it is higher, whatever the ids are.
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
