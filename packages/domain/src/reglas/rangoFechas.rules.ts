import { momentOf } from '../formato/zona';
import type { Rule } from './Rule';
import { FECHAS } from './textos';

/** Two days as filled in, `YYYY-MM-DD`; empty when left out. */
export interface RangoFechas {
  inicio: string;
  final: string;
}

const FIELDS = ['inicio', 'final'] as const;

/** Midnight of a day as UTC shows it; null for a day that no calendar has, such as 2026-02-30. */
function toWall(dia: string): number | null {
  const ms = Date.parse(`${dia}T00:00:00.000Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== dia ? null : ms;
}

/** A filter by dates (NOM-07, NOM-08), in the portal's order; equal days are one day. */
export const rangoFechasRules: readonly Rule<RangoFechas>[] = [
  (values) => {
    const campo = FIELDS.find((name) => values[name].trim() === '');
    return campo ? { campo, texto: FECHAS.camposVacios } : null;
  },
  (values) => {
    const campo = FIELDS.find((name) => toWall(values[name]) === null);
    return campo ? { campo, texto: FECHAS.noExiste } : null;
  },
  ({ inicio, final }) => (final < inicio ? { campo: 'final', texto: FECHAS.alReves } : null),
];

/**
 * The moments between which the days of a range lie, in a zone: from the first one's midnight up to, and without, the midnight that ends
 * the last one.
 * @param rango days that `rangoFechasRules` admit.
 */
export function momentsOf({ inicio, final }: RangoFechas, zona: string): { desde: Date; hasta: Date } {
  const [first, last] = [toWall(inicio) ?? 0, toWall(final) ?? 0];
  return { desde: new Date(momentOf(first, zona)), hasta: new Date(momentOf(last + 86_400_000, zona)) };
}
