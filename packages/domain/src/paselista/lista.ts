import type { Rule } from '../reglas/Rule';
import { PASE_LISTA } from './textos';

/** How long no other roll call can be held, in minutes (domain §5). */
export const ESPERA_PASE = 30;

/** What became of somebody at a roll call: paused, was there, or off base. */
export const RESULTADOS_PASE = ['pausado', 'sumado', 'fuerabase'] as const;
export type ResultadoPase = (typeof RESULTADOS_PASE)[number];

/** The three lists as people's ids. */
export interface ListasPase {
  readonly pausados: readonly number[];
  readonly sumados: readonly number[];
  readonly fuerabase: readonly number[];
}

/** A comma list of the wire (PLI-08) as ids, each once, in the order of the list. */
export const parseIds = (list: string): number[] =>
  list === '' ? [] : [...new Set(list.split(',').map(Number))];

/** Ids as a comma list of the wire (PLI-08). */
export const formatIds = (ids: readonly number[]): string => ids.join(',');

const everyone = ({ pausados, sumados, fuerabase }: ListasPase): number[] => [
  ...pausados,
  ...sumados,
  ...fuerabase,
];

/** A roll call: nobody is called twice, and nobody calls themself. */
export const listaRules = (callerId: number): readonly Rule<ListasPase>[] => [
  (listas) => (everyone(listas).length > 0 ? null : { campo: 'sumados', texto: PASE_LISTA.nadie }),
  (listas) =>
    new Set(everyone(listas)).size === everyone(listas).length
      ? null
      : { campo: 'sumados', texto: PASE_LISTA.repetida },
  (listas) =>
    everyone(listas).includes(callerId) ? { campo: 'sumados', texto: PASE_LISTA.tuMisma } : null,
];

/** Minutes, rounded up, until another roll call can be held; 0 when one can be now. @param last instant of the last one in ms; null before the first. */
export const minutesToWait = (last: number | null, now: number): number =>
  last === null
    ? 0
    : Math.max(0, Math.min(ESPERA_PASE, Math.ceil(ESPERA_PASE - (now - last) / 60_000)));
