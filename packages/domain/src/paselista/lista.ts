import type { Rule } from '../reglas/Rule';
import { PASE_LISTA } from './textos';

/** Minimum time between two roll calls, in minutes. */
export const ESPERA_PASE = 30;

export const RESULTADOS_PASE = ['pausado', 'sumado', 'fuerabase'] as const;
export type ResultadoPase = (typeof RESULTADOS_PASE)[number];

export interface ListasPase {
  readonly pausados: readonly number[];
  readonly sumados: readonly number[];
  readonly fuerabase: readonly number[];
}

/** The ids of a comma list (PLI-08), without repetitions, in the list's order. */
export const parseIds = (list: string): number[] =>
  list === '' ? [] : [...new Set(list.split(',').map(Number))];

export const formatIds = (ids: readonly number[]): string => ids.join(',');

const everyone = ({ pausados, sumados, fuerabase }: ListasPase): number[] => [
  ...pausados,
  ...sumados,
  ...fuerabase,
];

/** A roll call names at least one person, each only once, and never the caller. */
export const listaRules = (callerId: number): readonly Rule<ListasPase>[] => [
  (listas) => (everyone(listas).length > 0 ? null : { campo: 'sumados', texto: PASE_LISTA.nadie }),
  (listas) =>
    new Set(everyone(listas)).size === everyone(listas).length
      ? null
      : { campo: 'sumados', texto: PASE_LISTA.repetida },
  (listas) =>
    everyone(listas).includes(callerId) ? { campo: 'sumados', texto: PASE_LISTA.tuMisma } : null,
];

/**
 * Minutes until the next roll call, rounded up; 0 = now. `last` is the last roll call in ms; null
 * if there was none.
 */
export const minutesToWait = (last: number | null, now: number): number =>
  last === null
    ? 0
    : Math.max(0, Math.min(ESPERA_PASE, Math.ceil(ESPERA_PASE - (now - last) / 60_000)));
