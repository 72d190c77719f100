import { parseDay } from '../formato/days';
import type { Rule } from '../reglas/Rule';
import { FECHAS } from '../reglas/textos';
import { AUSENCIAS } from './textos';

/** An absence as it is asked for; what was left out is empty. */
export interface AusenciaValues {
  motivo: string;
  /** The first day, `YYYY-MM-DD`. */
  inicio: string;
  /** The last day. */
  final: string;
}

const FIELDS = ['motivo', 'inicio', 'final'] as const;
const DAYS = ['inicio', 'final'] as const;

/** Asking for an absence (AUS-13 to AUS-16); one day is an absence too, and none of them is over. @param hoy the agency's day. */
export const ausenciaRules = (hoy: string): readonly Rule<AusenciaValues>[] => [
  ...FIELDS.map(
    (campo): Rule<AusenciaValues> =>
      (values) =>
        values[campo].trim() === '' ? { campo, texto: AUSENCIAS.vacio } : null,
  ),
  ...DAYS.map(
    (campo): Rule<AusenciaValues> =>
      (values) =>
        parseDay(values[campo]) === null ? { campo, texto: FECHAS.noExiste } : null,
  ),
  ({ inicio, final }) => (inicio > final ? { campo: 'inicio', texto: AUSENCIAS.alReves } : null),
  ({ inicio }) => (inicio < hoy ? { campo: 'inicio', texto: AUSENCIAS.yaPaso } : null),
];
