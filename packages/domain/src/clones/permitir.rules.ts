import type { Rule } from '../reglas/Rule';
import { CLONES } from './textos';

/** Whom to put on the allowed list. */
export interface PermitirValues {
  /** null until somebody is chosen. */
  usuario: number | null;
}

export const permitirRules: readonly Rule<PermitirValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: CLONES.sinUsuario } : null),
];
