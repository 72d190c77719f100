import type { Moneda } from '../formato/moneda';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { MULTAS } from './textos';

export interface MultaValues {
  /** The person to fine; null until chosen. */
  usuario: number | null;
  motivo: string;
  /** Whole credits; null = omitted, which means 0 (MUL-06). */
  creditos: number | null;
}

/** A fine of 0 credits is a warning: there is nothing to collect. */
export const isAviso = ({ creditos }: { readonly creditos: number }): boolean => creditos === 0;

/** The rules of the reason and of the amount (MUL-05, MUL-06). */
export const faltaRules = (moneda: Moneda): readonly Rule<Omit<MultaValues, 'usuario'>>[] => [
  failIfEmpty('motivo', MULTAS.sinMotivo),
  ({ creditos }) =>
    creditos !== null && creditos < 0
      ? { campo: 'creditos', texto: MULTAS.creditosMinimos(moneda) }
      : null,
];

/** The rules of a new fine (MUL-04 to MUL-06). */
export const multaRules = (moneda: Moneda): readonly Rule<MultaValues>[] => [
  failIfEmpty('usuario', MULTAS.sinUsuario),
  ...faltaRules(moneda),
];
