import type { Rule } from '../reglas/Rule';
import { ESTADOS } from './textos';

export interface EstadoValues {
  estado: string;
}

/** Unicode characters, as the database counts them, and not the units that JavaScript stores them in. */
const MAXIMO = 100;

/** Setting one's status (EST-04 to EST-06). */
export const estadoRules: readonly Rule<EstadoValues>[] = [
  ({ estado }) => (estado.trim() === '' ? { campo: 'estado', texto: ESTADOS.vacio } : null),
  ({ estado }) => ([...estado].length > MAXIMO ? { campo: 'estado', texto: ESTADOS.muyLargo } : null),
];
