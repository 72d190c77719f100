import type { Rule } from '../reglas/Rule';
import { TIEMPOS } from './textos';

export interface AjusteTiempoValues {
  minutos: number;
}

/** The signs move the start: `-` adds minutes and `+` deducts them (TIE-43, TIE-44). */
export const OPERACIONES = { sumar: '-', restar: '+' } as const;

export const ajusteTiempoRules: readonly Rule<AjusteTiempoValues>[] = [
  ({ minutos }) =>
    Number.isInteger(minutos) && minutos > 0
      ? null
      : { campo: 'minutos', texto: TIEMPOS.minutosMinimos },
];
