import type { Rule } from '../reglas/Rule';
import { DEGRADOS } from './textos';

export interface DegradoValues {
  /** Whom to demote; null while nobody is chosen. */
  usuario: number | null;
  motivo: string;
  /** The mission to which they are demoted; null while none is chosen. */
  rango: number | null;
}

/** Demoting somebody (DEG-04 to DEG-06). */
export const degradoRules: readonly Rule<DegradoValues>[] = [
  ({ usuario }) => (usuario === null ? { campo: 'usuario', texto: DEGRADOS.faltan } : null),
  ({ motivo }) => (motivo.trim() === '' ? { campo: 'motivo', texto: DEGRADOS.faltan } : null),
  ({ rango }) => (rango === null ? { campo: 'rango', texto: DEGRADOS.faltan } : null),
];
