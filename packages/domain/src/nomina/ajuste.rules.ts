import type { Rule } from '../reglas/Rule';
import { NOMINA } from './textos';

export interface AjusteValues {
  cantidad: number;
  /** Why; null = a program that does not say it, as the portal's own body has no reason. */
  motivo: string | null;
}

/** An adjustment (NOM-17). Who is asked for a reason gives one. */
export const ajusteRules: readonly Rule<AjusteValues>[] = [
  ({ cantidad }) =>
    Number.isInteger(cantidad) && cantidad > 0
      ? null
      : { campo: 'cantidad', texto: NOMINA.cantidadMinima },
  ({ motivo }) => (motivo?.trim() === '' ? { campo: 'motivo', texto: NOMINA.sinMotivo } : null),
];
