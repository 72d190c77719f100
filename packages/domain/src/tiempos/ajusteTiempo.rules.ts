import type { Rule } from '../reglas/Rule';
import { TIEMPOS } from './textos';

export interface AjusteTiempoValues {
  minutos: number;
}

/** What the two operations send: they move the start, so `-` adds and `+` takes off (TIE-43, TIE-44). */
export const OPERACIONES = { sumar: '-', restar: '+' } as const;

/** An adjustment of a running time (TIE-42). */
export const ajusteTiempoRules: readonly Rule<AjusteTiempoValues>[] = [
  ({ minutos }) =>
    Number.isInteger(minutos) && minutos > 0
      ? null
      : { campo: 'minutos', texto: TIEMPOS.minutosMinimos },
];
