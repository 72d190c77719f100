import { parseDay } from '../formato/days';
import { momentOf } from '../formato/zona';
import type { Rule } from './Rule';
import { FECHAS } from './textos';

/** Two days as typed, `YYYY-MM-DD`; empty if missing. */
export interface RangoFechas {
  inicio: string;
  final: string;
}

const FIELDS = ['inicio', 'final'] as const;

/**
 * The rules NOM-07 and NOM-08, in the old portal's order. The same day in both fields means one
 * day.
 */
export const rangoFechasRules: readonly Rule<RangoFechas>[] = [
  (values) => {
    const campo = FIELDS.find((name) => values[name].trim() === '');
    return campo ? { campo, texto: FECHAS.camposVacios } : null;
  },
  (values) => {
    const campo = FIELDS.find((name) => parseDay(values[name]) === null);
    return campo ? { campo, texto: FECHAS.noExiste } : null;
  },
  ({ inicio, final }) => (final < inicio ? { campo: 'final', texto: FECHAS.alReves } : null),
];

const DAY = 86_400_000;
/**
 * The limits of a date range; no data lies outside them. Databases reject years beyond 9999, which
 * the midnight after the last day could reach.
 */
const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(9999, 11, 31)];
const within = (midnight: number): number => Math.min(Math.max(midnight, FIRST), LAST);

/**
 * The instants from the first midnight up to the midnight after the last day, exclusive. Days
 * outside 1900 to 9999 are cut to these limits. `rango` has passed `rangoFechasRules`.
 */
export function momentsOf(
  { inicio, final }: RangoFechas,
  zona: string,
): { desde: Date; hasta: Date } {
  const [first, last] = [parseDay(inicio) ?? 0, parseDay(final) ?? 0];
  return {
    desde: new Date(momentOf(within(first), zona)),
    hasta: new Date(momentOf(within(last + DAY), zona)),
  };
}
