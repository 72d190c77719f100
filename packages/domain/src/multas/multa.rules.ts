import type { Rule } from '../reglas/Rule';
import { MULTAS } from './textos';

/** A fine as it is filled in. */
export interface MultaValues {
  /** Whom to fine; null while nobody is chosen. */
  usuario: number | null;
  motivo: string;
  /** Whole credits; null = left out, which is 0 (MUL-06). */
  creditos: number | null;
}

/** A fine of 0 credits warns and owes nothing: there is nothing to collect. */
export const isAviso = ({ creditos }: { readonly creditos: number }): boolean => creditos === 0;

/** What a fine is, whoever gets it (MUL-05, MUL-06). A fine of 0 credits is a warning that is written down. */
export const faltaRules: readonly Rule<Omit<MultaValues, 'usuario'>>[] = [
  ({ motivo }) => (motivo.trim() === '' ? { campo: 'motivo', texto: MULTAS.sinMotivo } : null),
  ({ creditos }) =>
    creditos !== null && creditos < 0
      ? { campo: 'creditos', texto: MULTAS.creditosMinimos() }
      : null,
];

/** Fining somebody (MUL-04 to MUL-06). */
export const multaRules: readonly Rule<MultaValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: MULTAS.sinUsuario } : null),
  ...faltaRules,
];
