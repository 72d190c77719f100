import { parseDay } from '../formato/days';
import type { Rule } from '../reglas/Rule';
import { FECHAS } from '../reglas/textos';
import { AUSENCIAS } from './textos';

export interface AusenciaValues {
  motivo: string;
  /** The first day, `YYYY-MM-DD`. */
  inicio: string;
  final: string;
}

const FIELDS = ['motivo', 'inicio', 'final'] as const;
const DAYS = ['inicio', 'final'] as const;

/**
 * The rules AUS-13 to AUS-16. A single day is allowed, past days are not. `hoy` is the agency's
 * day.
 */
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
