import type { Rule } from '../reglas/Rule';
import { FICHAJES } from './textos';

const MINUTE = 60_000;

/** The closing of somebody's record. */
export interface CierreValues {
  /** When they left, as an ISO instant; null = now. */
  salida: string | null;
  /** Why the exit is another than now. */
  motivo: string;
}

/** Between what the real exit lies, in ms. */
interface Limites {
  readonly entrada: number;
  readonly now: number;
}

const hasReason = ({ motivo }: { motivo: string }): boolean => motivo.trim() !== '';

/** A forgotten record is closed at the real exit, of which whole minutes are known, and with a reason; now, without either. */
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

/** The correction of a closed record. */
export interface CorreccionValues {
  /** Taken off below 0, given back above; null while there are none. */
  minutos: number | null;
  motivo: string;
}

/** Any whole minutes, with a reason. */
export const correccionRules: readonly Rule<CorreccionValues>[] = [
  ({ minutos }) =>
    Number.isInteger(minutos) && minutos !== 0
      ? null
      : { campo: 'minutos', texto: FICHAJES.faltanMinutos },
  (values) => (hasReason(values) ? null : { campo: 'motivo', texto: FICHAJES.sinMotivo }),
];
