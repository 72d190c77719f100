import { failIfEmpty, type Rule } from '../reglas/Rule';
import { DEGRADOS } from './textos';

export interface DegradoValues {
  /** The person to demote; null until chosen. */
  usuario: number | null;
  motivo: string;
  /** The person's new mission; null until chosen. */
  rango: number | null;
}

/** The rules for demoting a person (DEG-04 to DEG-06). */
export const degradoRules: readonly Rule<DegradoValues>[] = [
  failIfEmpty('usuario', DEGRADOS.faltan),
  failIfEmpty('motivo', DEGRADOS.faltan),
  failIfEmpty('rango', DEGRADOS.faltan),
];
