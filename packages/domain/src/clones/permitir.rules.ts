import type { Rule } from '../reglas/Rule';
import { CLONES } from './textos';

export interface PermitirValues {
  /** null until one is chosen. */
  usuario: number | null;
}

export const permitirRules: readonly Rule<PermitirValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: CLONES.sinUsuario } : null),
];
