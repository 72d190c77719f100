import { parseDay } from '@garita/domain/formato/days';
import { findFailure } from '@garita/domain/reglas/Rule';
import { type RangoFechas, rangoFechasRules } from '@garita/domain/reglas/rangoFechas.rules';
import { FECHAS } from '@garita/domain/reglas/textos';
import { UsageError } from '../errors';
import type { Takes } from './Takes';

export interface DiasFlags {
  readonly desde?: string;
  readonly hasta?: string;
}

const DAYS = { inicio: '--desde', final: '--hasta' } as const;

export const takeDias = (what: string): Takes => ({
  '--desde <día>': `${what} desde ese día, como 2026-11-16`,
  '--hasta <día>': 'y hasta ese otro, ambos incluidos',
});

/**
 * The range of days that the options give; null without options. @throws UsageError for an invalid
 * range
 */
export function parseDias({ desde, hasta }: DiasFlags): RangoFechas | null {
  if (desde === undefined && hasta === undefined) return null;
  const rango = { inicio: desde ?? '', final: hasta ?? '' };
  // An invalid day is reported before a missing one.
  const wrong = (['inicio', 'final'] as const).find(
    (campo) => rango[campo].trim() !== '' && parseDay(rango[campo]) === null,
  );
  const failure = wrong
    ? { campo: wrong, texto: FECHAS.noExiste }
    : findFailure(rangoFechasRules, rango);
  if (failure) throw new UsageError(`${DAYS[failure.campo]}: ${failure.texto}.`);
  return rango;
}
