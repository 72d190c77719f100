import { failIfEmpty, type Rule } from '../reglas/Rule';
import { DESPIDOS } from './textos';

export interface DespidoValues {
  /** The person to dismiss; null until chosen. */
  usuario: number | null;
  motivo: string;
}

/** The reason (DES-09), for any dismissal. */
export const motivoDespidoRules: readonly Rule<Omit<DespidoValues, 'usuario'>>[] = [
  failIfEmpty('motivo', DESPIDOS.vacio),
];

/** Dismissing a person (DES-08, DES-09). */
export const despidoRules: readonly Rule<DespidoValues>[] = [
  failIfEmpty('usuario', DESPIDOS.vacio),
  ...motivoDespidoRules,
];
