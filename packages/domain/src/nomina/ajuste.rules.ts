import type { Rule } from '../reglas/Rule';
import { NOMINA } from './textos';

export interface AjusteValues {
  cantidad: number;
  /** The reason. Null = not sent: the old portal's body has no reason. */
  motivo: string | null;
}

/** The rules of an adjustment (NOM-17). A reason that is sent must not be empty. */
export const ajusteRules: readonly Rule<AjusteValues>[] = [
  ({ cantidad }) =>
    Number.isInteger(cantidad) && cantidad > 0
      ? null
      : { campo: 'cantidad', texto: NOMINA.cantidadMinima },
  ({ motivo }) => (motivo?.trim() === '' ? { campo: 'motivo', texto: NOMINA.sinMotivo } : null),
];
