import { parseDay } from '../formato/days';
import { momentOf } from '../formato/zona';
import type { Rule } from './Rule';
import { FECHAS } from './textos';

/** Two days as filled in, `YYYY-MM-DD`; empty when left out. */
export interface RangoFechas {
  inicio: string;
  final: string;
}

const FIELDS = ['inicio', 'final'] as const;

/** A filter by dates (NOM-07, NOM-08), in the portal's order; equal days are one day. */
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
/** Midnights as UTC shows them. Nothing of an agency lies outside, and no database reads a year of more than four digits, which some zone has a day later. */
const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(9999, 11, 31)];
const within = (midnight: number): number => Math.min(Math.max(midnight, FIRST), LAST);

/**
 * The moments between which the days of a range lie, in a zone: from the first one's midnight up to, and without, the midnight that ends
 * the last one. A range from or to the end of the calendar means from or to whenever.
 * @param rango days that `rangoFechasRules` admit.
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
