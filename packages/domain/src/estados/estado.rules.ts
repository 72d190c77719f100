import type { Rule } from '../reglas/Rule';
import { ESTADOS } from './textos';

export interface EstadoValues {
  estado: string;
}

/** How long a status may be (EST-05). */
export const ESTADO_MAXIMO = 100;

/** Its length in Unicode characters, as the database counts them, and not in the units that JavaScript stores them in. */
export const countCaracteres = (estado: string): number => [...estado].length;

/** Setting one's status (EST-04 to EST-06). */
export const estadoRules: readonly Rule<EstadoValues>[] = [
  ({ estado }) => (estado.trim() === '' ? { campo: 'estado', texto: ESTADOS.vacio } : null),
  ({ estado }) =>
    countCaracteres(estado) > ESTADO_MAXIMO ? { campo: 'estado', texto: ESTADOS.muyLargo } : null,
];
