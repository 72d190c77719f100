import { isZona } from '../agencia/isZona';
import { AGENCIA } from '../agencia/textos';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { isRecordatorio } from './opcionesPaga';
import { PAGA } from './textos';

/** The pay settings, named as on the wire. */
export interface PagaValues {
  /** 1 Monday … 7 Sunday. */
  dia: number;
  /** The hour on the zone's clock, 0 to 23. */
  hora: number;
  minuto: number;
  /** IANA time zone. */
  zona: string;
  /** The currency: singular, plural, and the suffix of an amount. */
  moneda: string;
  monedaPlural: string;
  monedaCorta: string;
  /** 1: the pay list deducts fines automatically. */
  descontarMultas: 0 | 1;
  /** Hours between announcement and pay; null = not announced. */
  recordatorio: number | null;
}

export const CAMPOS_PAGA: Readonly<Record<keyof PagaValues, string>> = {
  dia: 'Día de paga',
  hora: 'Hora',
  minuto: 'Minuto',
  zona: 'Zona horaria',
  moneda: 'Moneda',
  monedaPlural: 'Moneda, en plural',
  monedaCorta: 'Moneda, forma corta',
  descontarMultas: 'Descontar las multas',
  recordatorio: 'Recordatorio',
};

const PALABRA = /^\p{L}[\p{L}\p{M} '’-]{0,23}$/u;
/** Letters, dots, currency signs and emoji; no digit, which would read as part of the amount. */
const CORTA = /^[\p{L}\p{M}\p{Sc}\p{So}.]{1,5}$/u;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const palabra =
  (campo: 'moneda' | 'monedaPlural'): Rule<PagaValues> =>
  (values) => {
    if (values[campo].trim() === '') return { campo, texto: PAGA.monedaVacia };
    return PALABRA.test(values[campo]) ? null : { campo, texto: PAGA.monedaLarga };
  };

export const pagaRules: readonly Rule<PagaValues>[] = [
  ({ dia }) => (isWithin(dia, 1, 7) ? null : { campo: 'dia', texto: PAGA.diaInvalido }),
  ({ hora }) => (isWithin(hora, 0, 23) ? null : { campo: 'hora', texto: PAGA.horaInvalida }),
  ({ minuto }) =>
    isWithin(minuto, 0, 59) ? null : { campo: 'minuto', texto: PAGA.minutoInvalido },
  ({ zona }) => (isZona(zona) ? null : { campo: 'zona', texto: AGENCIA.zonaDesconocida }),
  ({ recordatorio }) =>
    recordatorio === null || isRecordatorio(recordatorio)
      ? null
      : { campo: 'recordatorio', texto: PAGA.recordatorioInvalido },
  palabra('moneda'),
  palabra('monedaPlural'),
  failIfEmpty('monedaCorta', PAGA.cortaVacia),
  ({ monedaCorta }) =>
    CORTA.test(monedaCorta) ? null : { campo: 'monedaCorta', texto: PAGA.cortaLarga },
];
