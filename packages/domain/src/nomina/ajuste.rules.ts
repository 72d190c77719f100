import type { Rule } from '../reglas/Rule';
import { NOMINA } from './textos';

export interface AjusteValues {
  cantidad: number;
}

/** An adjustment (NOM-17). */
export const ajusteRules: readonly Rule<AjusteValues>[] = [
  ({ cantidad }) => (Number.isInteger(cantidad) && cantidad > 0 ? null : { campo: 'cantidad', texto: NOMINA.cantidadMinima }),
];
