import { failIfEmpty, type Rule } from '../reglas/Rule';
import { CLONES } from './textos';

export interface PermitirValues {
  /** The person; null until chosen. */
  usuario: number | null;
}

export const permitirRules: readonly Rule<PermitirValues>[] = [
  failIfEmpty('usuario', CLONES.sinUsuario),
];
