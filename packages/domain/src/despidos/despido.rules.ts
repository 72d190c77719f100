import type { Rule } from '../reglas/Rule';
import { DESPIDOS } from './textos';

export interface DespidoValues {
  /** Whom to dismiss; null while nobody is chosen. */
  usuario: number | null;
  motivo: string;
}

/** Why, whoever is dismissed (DES-09). */
export const motivoDespidoRules: readonly Rule<Omit<DespidoValues, 'usuario'>>[] = [
  ({ motivo }) => (motivo.trim() === '' ? { campo: 'motivo', texto: DESPIDOS.vacio } : null),
];

/** Dismissing somebody (DES-08, DES-09). */
export const despidoRules: readonly Rule<DespidoValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: DESPIDOS.vacio } : null),
  ...motivoDespidoRules,
];
