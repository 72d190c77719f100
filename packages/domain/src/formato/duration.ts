import { contar } from './contar';

const UNITS = [
  { ms: 86_400_000, one: 'día', many: 'días' },
  { ms: 3_600_000, one: 'hora', many: 'horas' },
  { ms: 60_000, one: 'minuto', many: 'minutos' },
] as const;

/**
 * The two largest units that are not zero: `2 días y 5 horas`. A started minute counts as whole, so
 * that the text does not show zero while time is left. Null for 0 or less.
 */
export function formatRemaining(ms: number): string | null {
  if (ms <= 0) return null;
  let rest = Math.ceil(ms / 60_000) * 60_000;
  const parts: string[] = [];
  for (const unit of UNITS) {
    const count = Math.floor(rest / unit.ms);
    rest -= count * unit.ms;
    if (count > 0) parts.push(contar(count, unit.one, unit.many));
  }
  return parts.slice(0, 2).join(' y ');
}

export interface Remaining {
  readonly dias: number;
  /** 0 to 23. */
  readonly horas: number;
  /** 0 to 59. */
  readonly minutos: number;
}

/** A started minute counts as whole. `ms` are milliseconds left; zero or less gives null. */
export function splitRemaining(ms: number): Remaining | null {
  if (ms <= 0) return null;
  const minutes = Math.ceil(ms / 60_000);
  return {
    dias: Math.floor(minutes / 1440),
    horas: Math.floor((minutes % 1440) / 60),
    minutos: minutes % 60,
  };
}
