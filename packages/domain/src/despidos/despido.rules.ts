import { failIfEmpty, type Rule } from '../reglas/Rule';
import { DESPIDOS } from './textos';

export interface DespidoValues {
  /** The person to dismiss; null until chosen. */
  usuario: number | null;
  motivo: string;
}

/** The rule of the reason, for any dismissal (DES-09). */
export const motivoDespidoRules: readonly Rule<Omit<DespidoValues, 'usuario'>>[] = [
  failIfEmpty('motivo', DESPIDOS.vacio),
];

/** The rules for dismissing a person (DES-08, DES-09). */
export const despidoRules: readonly Rule<DespidoValues>[] = [
  failIfEmpty('usuario', DESPIDOS.vacio),
  ...motivoDespidoRules,
];
