import type { Rule } from '../reglas/Rule';
import { FICHAJES } from './textos';

const MINUTE = 60_000;

export interface CierreValues {
  /** The exit as an ISO instant; null = now. */
  salida: string | null;
  /** The reason for an exit other than now. */
  motivo: string;
}

/** The instants are in ms. */
interface Limites {
  readonly entrada: number;
  readonly now: number;
}

const hasReason = ({ motivo }: { motivo: string }): boolean => motivo.trim() !== '';

/**
 * The rules for closing a time record. An exit at another time than now needs a reason. The exit is
 * typed in whole minutes, so the seconds of the entry are ignored.
 */
export const cierreRules = ({ entrada, now }: Limites): readonly Rule<CierreValues>[] => [
  ({ salida }) =>
    salida === null || !Number.isNaN(Date.parse(salida))
      ? null
      : { campo: 'salida', texto: FICHAJES.salidaIlegible },
  ({ salida }) =>
    salida === null || Date.parse(salida) <= now
      ? null
      : { campo: 'salida', texto: FICHAJES.salidaFutura },
  ({ salida }) =>
    salida === null || Date.parse(salida) >= Math.floor(entrada / MINUTE) * MINUTE
      ? null
      : { campo: 'salida', texto: FICHAJES.salidaAnterior },
  (values) =>
    values.salida === null || hasReason(values)
      ? null
      : { campo: 'motivo', texto: FICHAJES.sinMotivo },
];

export interface CorreccionValues {
  /** A negative number deducts minutes, a positive number gives them back; null while empty. */
  minutos: number | null;
  motivo: string;
}

export const correccionRules: readonly Rule<CorreccionValues>[] = [
  ({ minutos }) =>
    Number.isInteger(minutos) && minutos !== 0
      ? null
      : { campo: 'minutos', texto: FICHAJES.faltanMinutos },
  (values) => (hasReason(values) ? null : { campo: 'motivo', texto: FICHAJES.sinMotivo }),
];
