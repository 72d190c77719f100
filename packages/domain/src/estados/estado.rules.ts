import { failIfEmpty, type Rule } from '../reglas/Rule';
import { ESTADOS } from './textos';

export interface EstadoValues {
  estado: string;
}

/** Longest status, in characters (EST-05). */
export const ESTADO_MAXIMO = 100;

/** The length in Unicode code points, as the database counts, not in UTF-16 units. */
export const countCaracteres = (estado: string): number => [...estado].length;

/** The rules for setting the user's status (EST-04 to EST-06). */
export const estadoRules: readonly Rule<EstadoValues>[] = [
  failIfEmpty('estado', ESTADOS.vacio),
  ({ estado }) =>
    countCaracteres(estado) > ESTADO_MAXIMO ? { campo: 'estado', texto: ESTADOS.muyLargo } : null,
];
